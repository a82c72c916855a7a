import { MYSELF_UUID } from '../../src/domain/constants'
import type { SavedAddress, Shipment } from '../../src/domain/schema/entities'
import type { AddressRecord, CartRecord } from '../db'
import { isEGift } from './kinds'
import { placeOf, putLine, type ShipmentRecord } from './lines'

const ADDRESS_FIELDS = [
  'fname',
  'lname',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'phone',
  'email',
  'is_myself',
  'res_com',
] as const satisfies (keyof SavedAddress & keyof Shipment)[]

/** Only the address fields of an address or a shipment. */
export function addressFields(from: SavedAddress | Shipment) {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, from[field]])) as Pick<
    AddressRecord,
    (typeof ADDRESS_FIELDS)[number]
  >
}

/** Whether an address is "Ship to Myself". */
export const isMyself = (address: Pick<SavedAddress, 'uuid'>) =>
  String(address.uuid) === String(MYSELF_UUID)

/** Sends a shipment to an address. A shipment to oneself is not a gift. */
export function sendTo(shipment: ShipmentRecord, address: AddressRecord): void {
  Object.assign(shipment, addressFields(address), { addr_id: address.addr_id })
  shipment.is_myself = isMyself(address)
  shipment.is_a_gift = !shipment.is_myself
}

/** The e-gift or parcel that goes to an address; null if there is none. */
export function shipmentTo(
  cart: CartRecord,
  addressId: number,
  wantsEGift: boolean,
): ShipmentRecord | null {
  return (
    cart.recipients.find(
      (shipment) => shipment.addr_id === addressId && isEGift(shipment) === wantsEGift,
    ) ?? null
  )
}

/**
 * Moves all lines of the loser to the winner in place, and removes the loser. Lines of the same sku are added
 * up; the winner keeps its date and message.
 */
export function merge(cart: CartRecord, winner: ShipmentRecord, loser: ShipmentRecord): void {
  const moved = loser.items.map((line) => ({ from: line.clin_id, to: putLine(winner, line) }))
  for (const { to } of moved) {
    const parent = moved.find(({ from }) => from === to.detail?.parent_clin_id)
    if (parent && to.detail) to.detail.parent_clin_id = parent.to.clin_id
  }
  cart.recipients = cart.recipients.filter((shipment) => shipment !== loser)
}

/** Removes a line from a cart, and its shipment if it was the last line. */
export function removeLine(cart: CartRecord, lineId: number): void {
  const place = placeOf(cart, lineId)
  if (!place) return
  place.shipment.items = place.shipment.items.filter(({ clin_id }) => clin_id !== lineId)
  cart.recipients = cart.recipients.filter(({ items }) => items.length > 0)
}

/** An empty shipment to an address. */
export function emptyShipment(
  crec_id: number,
  address: AddressRecord,
  cart_type: string,
): ShipmentRecord {
  const shipment: ShipmentRecord = {
    crec_id,
    recipient_guid: `rcpt-${crec_id}`,
    cart_type,
    items: [],
    shipping: null,
    gift_message: '',
    announce_it_message: '',
    announce_it_email: '',
    announce_it_time: null,
    announce_it_send_flag: false,
    delivery_guarantee_data: null,
    ship_calendar_group_data: null,
    overnight_upgrade: false,
    overnight_upgrade_cost: null,
  }
  sendTo(shipment, address)
  return shipment
}
