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
  /** Signs in, or registers where names are given. Never rejects. */
  signIn(fields: SignInFields): Promise<SignInOutcome>
  /** Whether an email has an account, as far as the shop tells. Never rejects. */
  isKnownEmail(email: string): Promise<boolean>
  /** Ends the session: the shopper is a guest then. Never rejects. */
  signOut(): Promise<Outcome<'signed-out' | 'failed'>>
  /** Sends a link for a new password; `sent` whether or not there is an account. Never rejects. */
  requestPasswordReset(email: string): Promise<Outcome<'sent' | 'failed'>>
  /** Sets a new password by the token of such a link; `failed` with `refused` where that is good no more. Never rejects. */
  setPassword(token: string, password: string): Promise<Outcome<'saved' | 'failed'>>
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
  const { signOut, requestPasswordReset, setPassword } = store.use(accessActions)
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
    signOut,
    requestPasswordReset,
    setPassword,
    refresh: loadCustomer,
  }
}
