import { isMyselfAddress } from '../../recipient/addresses'
import { missingFields } from '../../recipient/missingFields'
import { recipientKey } from '../../recipient/recipientKey'
import { MYSELF } from '../../recipient/recipients'
import type { ChosenAddress, SavedAddress } from '../../schema/entities'
import type { SentShipment } from './items'

/**
 * The shopper's choice for a recipient who left the address book: the previous address, or a link that asks for
 * one.
 */
export type AddressDecision = 'last' | 'asked'

/**
 * Where a gift goes today. `same`: where it went; `moved`: the same person has another address; `gone`: the
 * person is no longer in the address book; otherwise the shopper's decision about that.
 */
export interface AddressToday {
  readonly kind: 'same' | 'moved' | 'gone' | AddressDecision
  /** Null if it is gone, or still has to be saved. */
  readonly address: ChosenAddress | null
  /** True if the previous address is complete enough to send to. */
  readonly canUseLast: boolean
}

/** Where a shipment of an order goes today, by the current address book. */
export function addressToday(
  shipment: SentShipment,
  addresses: readonly SavedAddress[],
  decision: AddressDecision | null,
): AddressToday {
  const canUseLast = isEnough(shipment)
  const address = savedFor(shipment, addresses)
  if (address) return { kind: isMoved(shipment, address) ? 'moved' : 'same', address, canUseLast }
  // An e-gift needs no street address, so there is nothing to ask for.
  const canDecide = decision === 'asked' ? !shipment.is_egift : canUseLast
  return { kind: decision && canDecide ? decision : 'gone', address: null, canUseLast }
}

function savedFor(
  shipment: SentShipment,
  addresses: readonly SavedAddress[],
): ChosenAddress | null {
  if (shipment.is_myself) return addresses.find(isMyselfAddress) ?? MYSELF
  const own = addresses.find(({ addr_id }) => addr_id === shipment.addr_id)
  if (own || !shipment.address_1?.trim()) return own ?? null
  // An address that was deleted and saved again has another id.
  const key = recipientKey(shipment)
  return addresses.find((one) => recipientKey(one) === key) ?? null
}

/** Whether the previous address is complete; the cart asks for a phone number if it needs one. */
function isEnough(shipment: SentShipment): boolean {
  const needs = { isPerishable: false, isEGift: Boolean(shipment.is_egift) }
  return missingFields(shipment, needs).length === 0
}

/** Whether a person has another street address now; does not apply to e-gifts. */
function isMoved(shipment: SentShipment, address: ChosenAddress): boolean {
  if (shipment.is_egift || !shipment.address_1?.trim() || !address.address_1?.trim()) return false
  return placeOf(shipment) !== placeOf(address)
}

type Place = Pick<ChosenAddress, 'address_1' | 'address_2' | 'postal_code'>

const placeOf = ({ address_1, address_2, postal_code }: Place): string =>
  [address_1, address_2, postal_code?.replace(/\D/g, '').slice(0, 5)]
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
