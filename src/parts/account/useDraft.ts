import { type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'
import { useStoreEvent } from '../../hooks'
import { UnsavedFormsContext } from './unsavedForms'

/**
 * State of a form in the account area. Where its customer is signed out elsewhere before all is saved, it is there
 * again once they have signed in; nobody else gets it.
 */
export function useDraft<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const forms = use(UnsavedFormsContext)
  const drafts = forms?.drafts
  // The same name means something else on another route.
  const [key] = useState(() => drafts && location.hash + name)
  // Whoever keeps something under a name takes it back by it.
  const state = useState(() => (drafts?.has(key) ? (drafts.get(key) as T) : initial))
  useEffect(() => void drafts?.delete(key), [drafts, key])
  useStoreEvent('signed-out', () => {
    if (forms?.count) forms.drafts.set(key, state[0])
  })
  return state
}
