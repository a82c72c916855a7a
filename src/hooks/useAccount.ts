import { useEffect } from 'react'
import type { Customer } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import { accessActions, signInActions } from '../store/account/actions'
import type { SignInFields, SignInOutcome } from '../store/account/signIn'
import type { AccountSlot } from '../store/account/state'
import type { Outcome, ReadOutcome } from '../store/core/outcome'
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
  /** Signs in, or registers if names are given. Never rejects. */
  signIn(fields: SignInFields): Promise<SignInOutcome>
  /** Whether an email has an account; false if the shop does not say. Never rejects. */
  isKnownEmail(email: string): Promise<boolean>
  /** Ends the session; the shopper becomes a guest. Never rejects. */
  signOut(): Promise<Outcome<'signed-out' | 'failed'>>
  /** Sends a link for a new password; `sent` whether or not there is an account. Never rejects. */
  requestPasswordReset(email: string): Promise<Outcome<'sent' | 'failed'>>
  /** Sets a new password with that link's token; `failed` with `refused` if it is no longer valid. Never rejects. */
  setPassword(token: string, password: string): Promise<Outcome<'saved' | 'failed'>>
  /** Asks the server again who the shopper is. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * Who the shopper is: a guest, or a customer according to both the page's flag and the server. A 403
 * silently turns them into a guest (specification §6).
 *
 * @example
 * const { customer } = useAccount()
 * return customer ? <p>Hello {customer.fname}</p> : null
 */
export function useAccount(): UseAccountResult {
  const store = useStore()
  const { loadCustomer } = store.use(accountActions)
  const { signIn, isKnownEmail } = store.use(signInActions)
  const { signOut, requestPasswordReset, setPassword } = store.use(accessActions)
  const { customer, status } = useSlot(accountActions)
  useEffect(() => {
    if (store.slot(accountActions).status === 'unknown') void loadCustomer()
  }, [store, loadCustomer])

  return {
    customer,
    status,
    isSignedIn: status === 'customer',
    signIn,
    isKnownEmail: async (email) => (await isKnownEmail(email)) === true,
    signOut,
    requestPasswordReset,
    setPassword,
    refresh: loadCustomer,
  }
}
