import { useEffect } from 'react'
import type { Customer } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import { signInActions } from '../store/account/actions'
import type { SignInFields, SignInOutcome } from '../store/account/signIn'
import type { AccountSlot } from '../store/account/state'
import type { ReadOutcome } from '../store/core/outcome'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export type { SignInFields, SignInOutcome } from '../store/account/signIn'

export interface UseAccountResult {
  /** The signed-in customer, or null for a guest. Wire names. */
  customer: Customer | null
  /** `unknown`, `loading`, `guest`, `customer` or `failed`. */
  status: AccountSlot['status']
  /** True when the server knows the customer. */
  isSignedIn: boolean
  /** Signs in, or registers where names are given. Never rejects. */
  signIn(fields: SignInFields): Promise<SignInOutcome>
  /** Whether an email has an account, as far as the shop tells. Never rejects. */
  isKnownEmail(email: string): Promise<boolean>
  /** Asks again who the shopper is. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * Who the shopper is: a guest, or a customer whom the page's flag and the server both know. A 403
 * makes a guest of them silently (specification §6).
 *
 * @example
 * const { customer } = useAccount()
 * return customer ? <p>Hello {customer.fname}</p> : null
 */
export function useAccount(): UseAccountResult {
  const store = useStore()
  const { loadCustomer } = store.use(accountActions)
  const { signIn, isKnownEmail } = store.use(signInActions)
  const { customer, status } = useSlot(store.slot(accountActions))
  useEffect(() => {
    if (store.slot(accountActions).status === 'unknown') void loadCustomer()
  }, [store, loadCustomer])

  return {
    customer,
    status,
    isSignedIn: status === 'customer',
    signIn,
    isKnownEmail: async (email) => (await isKnownEmail(email)) === true,
    refresh: loadCustomer,
  }
}
