import { useEffect } from 'react'
import type { SavedAddress } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { recipientActions } from '../store/recipient/actions'
import type { NewRecipient, RecipientOutcome } from '../store/recipient/recipients'
import { useKnownAddresses } from './internal/useKnownAddresses'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export interface UseAddressesResult {
  /** Available addresses: a customer's address book, or a guest's own merged with those saved in the cart. */
  addresses: readonly SavedAddress[]
  /** Load status: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** Adds a recipient, or completes the one with `addrId`. Never rejects. */
  addRecipient(recipient: NewRecipient, addrId?: number | null): Promise<RecipientOutcome>
  /** Reloads the list. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * The people a shopper can send to (specification §6).
 *
 * @example
 * const { addresses, addRecipient } = useAddresses()
 */
export function useAddresses(): UseAddressesResult {
  const store = useStore()
  const { loadAddresses } = store.use(accountActions)
  const { addRecipient } = store.use(recipientActions)
  const { addressStatus } = useSlot(accountActions)
  const addresses = useKnownAddresses()
  useEffect(() => void loadAddresses(), [loadAddresses])

  return { addresses, status: addressStatus, addRecipient, refresh: loadAddresses }
}
