import { useEffect, useState } from 'react'
import { useStore } from '../../hooks'

/** False until everything mounted together has rendered and run its effects. */
export function useIsLate(): boolean {
  const { clock } = useStore()
  const [isLate, setLate] = useState(false)
  useEffect(() => clock.after(0, () => setLate(true)), [clock])
  return isLate
}
