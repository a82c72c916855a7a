import { type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'
import { useStoreEvent } from '../../hooks'
import { UnsavedFormsContext } from './unsavedForms'

/**
 * Form state in the account area. If the customer is signed out elsewhere before saving, the state is
 * restored when the same customer signs in again.
 */
export function useDraft<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const forms = use(UnsavedFormsContext)
  const drafts = forms?.drafts
  // Names are scoped by route.
  const [key] = useState(() => drafts && location.hash + name)
  // The type parameter is the same for storing and restoring under one name.
  const state = useState(() => (drafts?.has(key) ? (drafts.get(key) as T) : initial))
  useEffect(() => void drafts?.delete(key), [drafts, key])
  useStoreEvent('signed-out', () => {
    if (forms?.count) forms.drafts.set(key, state[0])
  })
  return state
}
