import { useEffect, useState } from 'react'
import { useStore } from '../../hooks'

const LONG_MS = 10_000

/** Whether something has been in progress for ten seconds. */
export function useIsLong(isBusy: boolean): boolean {
  const { clock } = useStore()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    return isBusy ? clock.after(LONG_MS, () => setLong(true)) : undefined
  }, [isBusy, clock])
  return isBusy && isLong
}
