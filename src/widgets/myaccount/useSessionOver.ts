import { useState } from 'react'
import { useAccount, useStoreEvent } from '../../hooks'

/** Whether the session ended under a screen that is still there, with what was typed. */
export function useSessionOver(): { isOver: boolean; signedIn(): void } {
  const [isOver, setOver] = useState(false)
  const { isSignedIn } = useAccount()
  useStoreEvent('session-expired', () => setOver(isSignedIn))
  // Who is signed out has no screen that waits.
  useStoreEvent('signed-out', () => setOver(false))
  return { isOver, signedIn: () => setOver(false) }
}
