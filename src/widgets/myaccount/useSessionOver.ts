import { useState } from 'react'
import { useAccount, useStoreEvent } from '../../hooks'

/** Whether the session expired while a screen is open, which keeps its input. */
export function useSessionOver(): boolean {
  const [isOver, setOver] = useState(false)
  const { isSignedIn } = useAccount()
  useStoreEvent('session-expired', () => setOver(isSignedIn))
  useStoreEvent('signed-in', () => setOver(false))
  // After signing out, no screen is kept.
  useStoreEvent('signed-out', () => setOver(false))
  return isOver
}
