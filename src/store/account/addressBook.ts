import { ref } from 'valtio/vanilla'
import {
  deleteAddress,
  postAddress,
  putAddress,
  putDefaultAddress,
} from '../../api/account/addresses'
import type { SavedAddress } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { failed, type Outcome } from '../core/outcome'
import { createQueue } from '../core/server-cart/writeQueue'
import { fitted, type NewRecipient } from '../recipient/fitted'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { type AddressFailed, addressFailure } from './addressFailure'
import { type AccountResult, callForAccount, isNotFound, isUnsure } from './change'
import { sessionGuard } from './session'
import { accountSlot } from './state'

/** Outcome of saving an address: the address as the server stored it, or why it was not saved. */
export type AddressBookOutcome =
  | { status: 'saved'; address: SavedAddress; reason?: undefined }
  | AddressFailed

export interface AddressChange {
  /** Whether cart shipments to the old address go to the new one too. Default false. */
  isForCartToo?: boolean
  /** Id of the recipient saved on this device that is being saved; removed from the device afterwards. */
  localId?: number | null
}

type List = readonly SavedAddress[]

function addressBookVerbs(context: StoreContext) {
  const api = accountApi(context)
  const slot = context.slot(accountSlot)
  const begin = sessionGuard(context)
  const defaults = createQueue()

  const reload = () => context.use(accountActions).loadAddresses()
  const addressOf = (addrId: number) => slot.addresses.find(({ addr_id }) => addr_id === addrId)

  /**
   * Sends a change and updates the list, rereading it when the change may have been made despite the error.
   * Leaves the list alone if the customer has signed out since.
   */
  async function change<T>(
    send: () => Promise<T>,
    apply: (list: List, answer: T) => List,
  ): Promise<Changed<T>> {
    const isSameSession = begin()
    const result = await callForAccount(context, 'address-book-failed', send)
    if (isUnsure(result) && isSameSession()) await reload()
    const isOurs = isSameSession()
    if (result.ok && isOurs) slot.addresses = ref([...apply(slot.addresses, result.answer)])
    return { result, isOurs, isGone: isOurs && isNotFound(result) }
  }

  const keep = (isKept: (one: SavedAddress) => boolean) => {
    slot.addresses = ref(slot.addresses.filter(isKept))
  }
  const forgetLocal = (localId: number | null) => {
    if (localId !== null) slot.localRecipients = ref(slot.localRecipients.filter(isOther(localId)))
  }

  /**
   * Saves a new address. The account then holds the recipient saved on this device under `localId`, and the
   * device copy is removed. Never rejects.
   */
  async function add(
    address: NewRecipient,
    localId: number | null = null,
  ): Promise<AddressBookOutcome> {
    const { result, isOurs } = await change(
      () => api.call(postAddress, { body: fitted(address) }),
      // A shop that already had it answers with that entry.
      (list, { address: added }) => [...list.filter(isOther(added.addr_id)), added],
    )
    if (!isOurs) return outcomeOf(result)
    if (result.ok) forgetLocal(localId)
    return outcomeOf(result)
  }

  return {
    add,
    /** Changes a saved address; adds it again if it was deleted elsewhere in the meantime. Never rejects. */
    async update(
      addrId: number,
      address: NewRecipient,
      { isForCartToo = false, localId = null }: AddressChange = {},
    ): Promise<AddressBookOutcome> {
      const body = { ...fitted(address), in_cart_too: isForCartToo }
      const { result, isOurs, isGone } = await change(
        () => api.call(putAddress, { params: { addr_id: addrId }, body }),
        (list, answer) => list.map((one) => (one.addr_id === addrId ? answer.address : one)),
      )
      if (isGone) {
        keep(isOther(addrId))
        return add(address, localId)
      }
      if (result.ok && isOurs) forgetLocal(localId)
      if (result.ok && isForCartToo) await context.cart.refresh()
      return outcomeOf(result)
    },
    /** Deletes a saved address; one that is already gone counts as deleted. Never rejects. */
    async remove(addrId: number): Promise<Outcome<'removed' | 'failed'>> {
      const known = addressOf(addrId)
      const { result, isGone } = await change(
        () => api.call(deleteAddress, { params: { addr_id: addrId } }),
        (list) => list.filter(isOther(addrId)),
      )
      if (isGone) keep(isOther(addrId))
      const isRemoved = isUnsure(result) && known && !addressOf(addrId)
      return result.ok || isGone || isRemoved ? { status: 'removed' } : result.failure
    },
    /** Makes a saved address the only default; of several calls, the last one wins. Never rejects. */
    async makeDefault(addrId: number): Promise<AddressBookOutcome> {
      const { result, isGone } = await defaults.run(() =>
        change(
          () => api.call(putDefaultAddress, { params: { addr_id: addrId } }),
          (list, { address }) =>
            list.map((one) => (one.addr_id === addrId ? address : { ...one, is_default: false })),
        ),
      )
      const address = addressOf(addrId)
      if (isUnsure(result) && address?.is_default) return { status: 'saved', address }
      if (!isGone) return outcomeOf(result)
      void reload()
      return failed('gone')
    },
  }
}

interface Changed<T> {
  result: AccountResult<T>
  /** Whether the customer who made the change is still signed in. */
  isOurs: boolean
  /** Whether the address was deleted in the meantime. */
  isGone: boolean
}

const outcomeOf = (result: AccountResult<{ address: SavedAddress }>): AddressBookOutcome =>
  result.ok ? { status: 'saved', address: result.answer.address } : addressFailure(result)

const isOther =
  (addrId: number) =>
  ({ addr_id }: SavedAddress): boolean =>
    addr_id !== addrId

/** A customer's address book, backed by the account's address list. */
export const addressBookActions = defineFeature({ ...accountSlot, actions: addressBookVerbs })
