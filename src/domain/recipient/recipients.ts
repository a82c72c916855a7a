import { MYSELF_UUID } from '../constants'
import type { AddressFields, Cart, ChosenAddress, SavedAddress, Shipment } from '../schema/entities'
import { isEGift, isMyself } from '../shipment/shipments'
import { isMyselfAddress, mergePlan } from './addresses'
import { ADDRESS_FIELDS } from './addressFieldNames'

/** A recipient to choose, and the cart's shipment to them, if any. */
export interface RecipientChoice {
  readonly address: ChosenAddress
  /** The `crec_id` of a shipment to this address, or null. */
  readonly shipmentId: number | null
}

/** “Ship to Myself” first, then the saved addresses in order, then those that only the cart has. */
// Assumption: "Ship to Myself" can always be chosen; a server that has no such address yet makes one
// for an `addr_id` of null.
export function recipientChoices(
  cart: Cart | null,
  addresses: readonly SavedAddress[],
  wantsEGift = false,
): readonly RecipientChoice[] {
  const shipments = (cart?.recipients ?? []).filter((one) => isEGift(one) === wantsEGift)
  const known = new Set(addresses.map(({ addr_id }) => addr_id))
  const others = shipments.filter(({ addr_id }) => addr_id != null && !known.has(addr_id))
  const all = [...addresses, ...uniqueById(others.map(addressOf))]
  const mine = all.find(isMyselfAddress) ?? MYSELF
  const rest = all.filter((address) => !isMyselfAddress(address))
  return [mine, ...rest].map((address) => ({
    address,
    shipmentId: shipments.find((one) => goesTo(one, address))?.crec_id ?? null,
  }))
}

/** Whether a shipment goes to an address; a shipment to the buyer goes to "Ship to Myself". */
export function goesTo(shipment: Shipment, address: ChosenAddress): boolean {
  if (isMyselfAddress(address) && isMyself(shipment)) return true
  return address.addr_id !== null && shipment.addr_id === address.addr_id
}

/** What each of two merged shipments keeps. */
export interface MergeOutcome {
  readonly winner: Shipment
  readonly loser: Shipment
  /** Whether the loser's date, and its message, are lost. */
  readonly losesDate: boolean
  readonly losesMessage: boolean
}

/** The result of sending a shipment to an address that another shipment goes to; null if none does. */
export function mergeOutcome(
  cart: Cart,
  shipmentId: number,
  address: ChosenAddress,
): MergeOutcome | null {
  const plan = mergePlan(cart, shipmentId, address)
  const winner = cart.recipients.find(({ crec_id }) => crec_id === plan?.winner)
  const loser = cart.recipients.find(({ crec_id }) => crec_id === plan?.loser)
  if (!winner || !loser) return null
  const [kept, lost] = [dayOf(winner), dayOf(loser)]
  const message = messageOf(loser)
  return {
    winner,
    loser,
    losesDate: lost !== null && lost !== kept,
    losesMessage: message !== '' && message !== messageOf(winner),
  }
}

const dayOf = ({ shipping }: Shipment) => shipping?.delivery_date ?? shipping?.ship_date ?? null
const messageOf = ({ gift_message }: Shipment) => gift_message?.trim() ?? ''

/** "Ship to Myself" if no list contains it. Source: specification §3. */
export const MYSELF: ChosenAddress = { addr_id: null, uuid: String(MYSELF_UUID), is_myself: true }

/** A shipment's recipient as an address to choose. */
export function addressOf(shipment: Shipment): ChosenAddress {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, shipment[field]]))
  return { addr_id: shipment.addr_id ?? null, uuid: null, ...(fields as Partial<AddressFields>) }
}

const FIELDS = [...ADDRESS_FIELDS, 'is_myself', 'res_com'] as const

const uniqueById = (addresses: readonly ChosenAddress[]): readonly ChosenAddress[] => [
  ...new Map(addresses.map((address) => [address.addr_id, address] as const)).values(),
]
