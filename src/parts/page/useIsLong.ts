import { useEffect, useState } from 'react'
import { useStore } from '../../hooks'

/** Whether something has been in progress for a time, in milliseconds. */
export function useIsLong(isBusy: boolean, ms: number): boolean {
  const { clock } = useStore()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    return isBusy ? clock.after(ms, () => setLong(true)) : undefined
  }, [isBusy, ms, clock])
  return isBusy && isLong
}
