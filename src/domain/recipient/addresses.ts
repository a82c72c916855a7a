import { MYSELF_UUID } from '../constants'
import { findShipment } from '../line/lines'
import type { Cart, ChosenAddress, SavedAddress, Shipment } from '../schema/entities'
import { isEGift, isMyself } from '../shipment/shipments'

/** The sources of the addresses that a shopper can choose from. */
export interface AddressSources {
  readonly isCustomer: boolean
  /** The server's addresses. */
  readonly saved: readonly SavedAddress[]
  /** Addresses that a guest added on this device. */
  readonly local: readonly SavedAddress[]
}

/** A merge of two shipments, by `crec_id`: the loser's items move to the winner. */
export interface MergePlan {
  readonly winner: number
  readonly loser: number
}

/** Saved addresses, then those of a guest that the server does not have. Source: specification §6. */
// Assumption: one `addr_id` is one address, and the server's version of it counts.
export function mergeAddresses(
  saved: readonly SavedAddress[],
  guestRecipients: readonly SavedAddress[],
): readonly SavedAddress[] {
  const byId = new Map(
    [...guestRecipients, ...saved].map((address) => [address.addr_id, address] as const),
  )
  const inOrder = new Set([...saved, ...guestRecipients].map(({ addr_id }) => addr_id))
  return [...inOrder].flatMap((addressId) => byId.get(addressId) ?? [])
}

/**
 * The addresses to choose from: for a customer only the server's; for a guest merged with those on this device.
 * Source: specification §6.
 */
export function addressList({ isCustomer, saved, local }: AddressSources): readonly SavedAddress[] {
  return isCustomer ? saved : mergeAddresses(saved, local)
}

/** Whether an address is "Ship to Myself". Source: specification §3. */
export function isMyselfAddress(address: Pick<SavedAddress, 'uuid' | 'is_myself'>): boolean {
  return String(address.uuid) === String(MYSELF_UUID) || Boolean(address.is_myself)
}

/** Key of an address in a list: its `addr_id` as text, or the uuid of one that is not saved yet. */
export const addressKey = ({ addr_id, uuid }: Pick<ChosenAddress, 'addr_id' | 'uuid'>): string =>
  String(addr_id ?? uuid)

/** The merge with another shipment that already goes to an address and wins. Source: specification §4. */
// Assumption: "Ship to Myself" is in use when a shipment goes to the buyer, whatever its `addr_id`; a
// parcel and an e-mail do not become one.
export function mergePlan(
  cart: Cart,
  shipmentId: number,
  address: Pick<ChosenAddress, 'addr_id' | 'uuid' | 'is_myself'>,
): MergePlan | null {
  const shipment = findShipment(cart, shipmentId)
  if (!shipment) return null
  const isAlike = (other: Shipment) =>
    other.crec_id !== shipmentId && isEGift(other) === isEGift(shipment)
  const others = cart.recipients.filter(isAlike)
  const using =
    others.find(({ addr_id }) => addr_id != null && addr_id === address.addr_id) ??
    (isMyselfAddress(address) ? others.find(isMyself) : null)
  return using ? { winner: using.crec_id, loser: shipmentId } : null
}
