import type { Customer } from '../domain/schema/entities'
import {
  type PasswordOutcome,
  type ProfileFields,
  type ProfileOutcome,
  profileActions,
} from '../store/account/profile'
import { useRefetchOnWindowFocus } from './internal/useFetch'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useAccount } from './useAccount'

export type { PasswordOutcome, ProfileFields, ProfileOutcome } from '../store/account/profile'

export interface UseProfileResult {
  /** The signed-in customer, or null for a guest. Wire names. */
  customer: Customer | null
  /** The new email that is waiting for confirmation by link; null if there is none. */
  pendingEmail: string | null
  /** Changes name, phone and email, and updates `customer`. Never rejects. */
  update(fields: ProfileFields): Promise<ProfileOutcome>
  /** Changes the password, given the current one; signs out other devices. Never rejects. */
  changePassword(current: string, password: string): Promise<PasswordOutcome>
}

/**
 * A customer's personal data and password, with functions to change them.
 *
 * @example
 * const { customer, changePassword } = useProfile()
 * const onChange = async (current: string, password: string) => {
 *   const { status } = await changePassword(current, password)
 *   if (status === 'wrong') say('That isn’t your current password.')
 * }
 */
export function useProfile(): UseProfileResult {
  const store = useStore()
  const { customer, refresh } = useAccount()
  useRefetchOnWindowFocus(refresh)
  const { update, changePassword } = store.use(profileActions)
  const { pendingEmail } = useSlot(profileActions)
  return { customer, pendingEmail, update, changePassword }
}
