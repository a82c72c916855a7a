import type { Cart, ChosenAddress, Shipment } from '../schema/entities'
import { missingOf } from '../shipment/completeness'
import { isMyself } from '../shipment/shipments'
import { mergePlan } from './addresses'
import { plainName } from './knownByName'
import type { RecipientChoice } from './recipients'

/**
 * The only complete address known under the name of a shipment's recipient; null if there is none, or more than
 * one. Full names are compared: a guess could send a gift to the wrong door.
 */
// Assumption: an exact name offers the address and never uses it by itself; the specification is silent.
export function addressOfSameName(
  shipment: Shipment,
  choices: readonly RecipientChoice[],
): ChosenAddress | null {
  const name = plainName(shipment)
  if (!name) return null
  const [only, another] = choices.filter(
    ({ address, shipmentId }) =>
      plainName(address) === name &&
      // If another gift already goes there, the shipments would be merged.
      (shipmentId === null || shipmentId === shipment.crec_id) &&
      isEnoughFor(shipment, address),
  )
  return only && !another ? only.address : null
}

/** A shipment, and the address known under its recipient's name. */
interface AddressOfName {
  readonly shipmentId: number
  readonly address: ChosenAddress
}

/**
 * The incomplete shipments that can all be sent at once to the addresses known under their recipients' names.
 * Leaves out those that would be merged, which can lose a date or a message: their own form asks first.
 */
export function addressesOfSameNames(
  cart: Cart | null,
  shipments: readonly Shipment[],
  choices: readonly RecipientChoice[],
): readonly AddressOfName[] {
  const named = shipments.flatMap((shipment) => {
    const isKnown = missingOf(shipment).every((part) => part === 'date')
    const address = isKnown || isMyself(shipment) ? null : addressOfSameName(shipment, choices)
    return address ? [{ shipmentId: shipment.crec_id, address }] : []
  })
  return named.filter(({ shipmentId, address }) => {
    const isShared = named.some((one) => one.shipmentId !== shipmentId && one.address === address)
    // The choices of parcels do not include which addresses e-gifts use.
    const isMerged = cart !== null && mergePlan(cart, shipmentId, address) !== null
    return !isShared && !isMerged
  })
}

/**
 * A complete address known under a typed name, even if another gift goes there; null if there is none. Only a
 * warning: two people can share a name.
 */
export function namesake(
  shipment: Shipment,
  typed: Pick<Shipment, 'fname' | 'lname'>,
  choices: readonly RecipientChoice[],
): ChosenAddress | null {
  if (!typed.fname?.trim() || !typed.lname?.trim()) return null
  const known = choices.find(
    ({ address, shipmentId }) =>
      shipmentId !== shipment.crec_id &&
      plainName(address) === plainName(typed) &&
      isEnoughFor(shipment, address),
  )
  return known?.address ?? null
}

/** Whether a shipment to an address would lack nothing but its date. */
export function isEnoughFor(shipment: Shipment, address: ChosenAddress): boolean {
  const sent = { ...shipment, ...address, addr_id: address.addr_id }
  return missingOf(sent).every((part) => part === 'date')
}
