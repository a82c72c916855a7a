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
  /** The new email that waits for its link to be opened; null where none does. */
  pendingEmail: string | null
  /** Changes name, phone and email; `customer` is the new one then. Never rejects. */
  update(fields: ProfileFields): Promise<ProfileOutcome>
  /** Changes the password, by the current one; other devices are signed out. Never rejects. */
  changePassword(current: string, password: string): Promise<PasswordOutcome>
}

/**
 * What a customer says of themselves, and their password.
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
  const { pendingEmail } = useSlot(store.slot(profileActions))
  return { customer, pendingEmail, update, changePassword }
}
