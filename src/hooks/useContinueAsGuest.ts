import { useCallback } from 'react'
import { accountActions } from '../store/account/account'
import { readingActions } from '../store/cart/reading'
import { useStore } from './StoreProvider'

/**
 * Continues as a guest after the session has ended: asks the server who the shopper is, and rereads the cart. A
 * server that cannot tell does not keep the customer on the page. Never rejects.
 *
 * @example
 * const continueAsGuest = useContinueAsGuest()
 * return <button onClick={continueAsGuest}>Continue as guest</button>
 */
export function useContinueAsGuest(): () => Promise<void> {
  const store = useStore()
  const { loadCustomer, becomeGuest } = store.use(accountActions)
  const { refresh } = store.use(readingActions)
  return useCallback(async () => {
    const { status } = await loadCustomer()
    if (status === 'failed') becomeGuest()
    await refresh()
  }, [loadCustomer, becomeGuest, refresh])
}
