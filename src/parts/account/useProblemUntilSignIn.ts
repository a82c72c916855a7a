import { type Dispatch, type SetStateAction, useState } from 'react'
import { useStoreEvent } from '../../hooks'

/**
 * State for why a save failed; null if it did not. A sign-in clears it: if the session ended during the save, it
 * can be repeated then.
 */
export function useProblemUntilSignIn<T>(): [T | null, Dispatch<SetStateAction<T | null>>] {
  const state = useState<T | null>(null)
  useStoreEvent('signed-in', () => state[1](null))
  return state
}
