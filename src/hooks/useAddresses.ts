import { useEffect, useMemo } from 'react'
import { addressList } from '../domain/recipient/addresses'
import type { SavedAddress } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { recipientActions } from '../store/recipient/actions'
import type { NewRecipient, RecipientOutcome } from '../store/recipient/recipients'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector } from './useCartSelector'

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

const NONE: readonly SavedAddress[] = []

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
  const { status, addressStatus, addresses, localRecipients } = useSlot(store.slot(accountActions))
  const onCart = useCartSelector((cart) => cart?.saved_addresses ?? NONE)
  const isCustomer = status === 'customer'
  // Until a customer's list is loaded, use the cart's: it must not disappear while the shopper chooses from it.
  const hasList = isCustomer && (addressStatus === 'ready' || addresses.length > 0)
  const all = useMemo(
    () => addressList({ isCustomer, saved: hasList ? addresses : onCart, local: localRecipients }),
    [isCustomer, hasList, addresses, onCart, localRecipients],
  )
  useEffect(() => void loadAddresses(), [loadAddresses])

  return { addresses: all, status: addressStatus, addRecipient, refresh: loadAddresses }
}
