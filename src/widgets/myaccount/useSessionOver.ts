import { useState } from 'react'
import { useAccount, useStoreEvent } from '../../hooks'

/** Whether the session ended under a screen that is still there, with what was typed. */
export function useSessionOver(): boolean {
  const [isOver, setOver] = useState(false)
  const { isSignedIn } = useAccount()
  useStoreEvent('session-expired', () => setOver(isSignedIn))
  useStoreEvent('signed-in', () => setOver(false))
  // Who is signed out has no screen that waits.
  useStoreEvent('signed-out', () => setOver(false))
  return isOver
}
