import { useEffect, useRef } from 'react'
import { useOffline } from '../../hooks'

/** Calls a function whenever the connection is restored. */
export function useOnReconnect(then: () => void): void {
  const isOffline = useOffline()
  const was = useRef(isOffline)
  useEffect(() => {
    if (was.current && !isOffline) then()
    was.current = isOffline
  }, [isOffline, then])
}
