import { useEffect } from 'react'
import type { Customer } from '../domain/entities'
import { accountActions } from '../store/account'
import type { State } from '../store/state'
import { useStore } from './StoreProvider'
import { useSlot } from './useSlot'

export interface UseAccountResult {
  /** The signed-in customer, or null for a guest. Wire names. */
  customer: Customer | null
  /** `unknown`, `loading`, `guest`, `customer` or `failed`. */
  status: State['account']['status']
  /** True when the server knows the customer. */
  isSignedIn: boolean
  /** Asks again who the shopper is. Never rejects. */
  refresh(): Promise<void>
}

/**
 * Who the shopper is: a guest, or a customer whom the page's flag and the server both know. A 403
 * makes a guest of them without a word (specification §6).
 *
 * @example
 * const { customer } = useAccount()
 * return customer ? <p>Hello {customer.fname}</p> : null
 */
export function useAccount(): UseAccountResult {
  const store = useStore()
  const { loadCustomer } = store.use(accountActions)
  const { customer, status } = useSlot(store.state.account)
  useEffect(() => {
    if (store.state.account.status === 'unknown') void loadCustomer()
  }, [store, loadCustomer])

  return { customer, status, isSignedIn: status === 'customer', refresh: loadCustomer }
}
