import { useEffect, useState } from 'react'
import { useStore } from '../../hooks'

/** False until all that was mounted together has said what it is. */
export function useIsLate(): boolean {
  const { clock } = useStore()
  const [isLate, setLate] = useState(false)
  useEffect(() => clock.after(0, () => setLate(true)), [clock])
  return isLate
}
