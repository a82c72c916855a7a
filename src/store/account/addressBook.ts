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

/** What becomes of an address that is saved: as the server has it now, or why it is not saved. */
export type AddressBookOutcome =
  | { status: 'saved'; address: SavedAddress; reason?: undefined }
  | AddressFailed

export interface AddressChange {
  /** Whether what of the cart goes to the address goes to the new one. Default false. */
  isForCartToo?: boolean
  /** Whom this device keeps under this id is the one that is saved, and is kept here no more. */
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
   * Sends a change, and has the list follow, which is read again where the change may be made all the same; nothing
   * follows once whose it is has signed out.
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
   * Saves a new address. Whom this device keeps under `localId` is kept by the account from then on, and here no
   * more. Never rejects.
   */
  async function add(
    address: NewRecipient,
    localId: number | null = null,
  ): Promise<AddressBookOutcome> {
    const { result, isOurs } = await change(
      () => api.call(postAddress, { body: fitted(address) }),
      (list, answer) => [...list, answer.address],
    )
    if (!isOurs) return outcomeOf(result)
    if (result.ok) forgetLocal(localId)
    return outcomeOf(result)
  }

  return {
    add,
    /** Changes a saved address; one that was deleted elsewhere meanwhile is saved anew. Never rejects. */
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
    /** Deletes a saved address; one that is gone already is as good as deleted. Never rejects. */
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
    /** Makes a saved address the default, in the place of any other; of several the last. Never rejects. */
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
  /** Whether the customer who changed something is still signed in. */
  isOurs: boolean
  /** Whether the address was deleted meanwhile. */
  isGone: boolean
}

const outcomeOf = (result: AccountResult<{ address: SavedAddress }>): AddressBookOutcome =>
  result.ok ? { status: 'saved', address: result.answer.address } : addressFailure(result)

const isOther =
  (addrId: number) =>
  ({ addr_id }: SavedAddress): boolean =>
    addr_id !== addrId

/** The address book of a customer, whose list is the account's. */
export const addressBookActions = defineFeature({ ...accountSlot, actions: addressBookVerbs })
