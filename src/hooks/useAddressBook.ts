import { useEffect, useMemo } from 'react'
import { addressBookOrder } from '../domain/recipient/addressBook'
import type { SavedAddress } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import {
  type AddressBookOutcome,
  type AddressChange,
  addressBookActions,
} from '../store/account/addressBook'
import type { Outcome, ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import type { NewRecipient } from '../store/recipient/fitted'
import { useRefetchOnWindowFocus } from './internal/useFetch'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export type { AddressBookOutcome, AddressChange } from '../store/account/addressBook'

export interface UseAddressBookResult {
  /** A customer's saved addresses: "Ship to Myself" first, then the default, then by name. Wire names. */
  addresses: readonly SavedAddress[]
  /** Load status: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /**
   * Saves a new address; with `localId`, removes the recipient with that id from this device. Never rejects.
   */
  add(address: NewRecipient, localId?: number | null): Promise<AddressBookOutcome>
  /**
   * Changes a saved address, and with `isForCartToo` also the shipments in the cart that go there. If it was deleted
   * elsewhere in the meantime, saves it as a new one. Never rejects.
   */
  update(
    addrId: number,
    address: NewRecipient,
    options?: AddressChange,
  ): Promise<AddressBookOutcome>
  /** Deletes a saved address; shipments in the cart and orders keep their copy. Never rejects. */
  remove(addrId: number): Promise<Outcome<'removed' | 'failed'>>
  /** Makes a saved address the default. Never rejects. */
  makeDefault(addrId: number): Promise<AddressBookOutcome>
  /** Reloads them. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * A customer's address book, with functions to change it; a guest has none. A failed change is an
 * outcome, not an exception, and leaves the list as it was.
 *
 * @example
 * const { addresses, remove } = useAddressBook()
 * return addresses.map(({ addr_id, fname }) => (
 *   <button key={addr_id} onClick={() => remove(addr_id)}>Delete {fname}’s address</button>
 * ))
 */
export function useAddressBook(): UseAddressBookResult {
  const store = useStore()
  const { loadAddresses } = store.use(accountActions)
  const { add, update, remove, makeDefault } = store.use(addressBookActions)
  const { addresses, addressStatus } = useSlot(accountActions)
  useEffect(() => void loadAddresses(), [loadAddresses])
  // The store reads them again when a customer signs in.
  useRefetchOnWindowFocus(loadAddresses)
  const ordered = useMemo(() => addressBookOrder(addresses), [addresses])
  return {
    addresses: ordered,
    status: addressStatus,
    add,
    update,
    remove,
    makeDefault,
    refresh: loadAddresses,
  }
}
