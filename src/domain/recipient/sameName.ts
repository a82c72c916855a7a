import type { ChosenAddress, Shipment } from '../schema/entities'
import { missingOf } from '../shipment/completeness'
import { plainName } from './knownByName'
import type { RecipientChoice } from './recipients'

/**
 * The one complete address that is known under the name of a shipment's recipient; null where there is none,
 * or more than one. Names are compared as a whole: a guess would send a gift to the wrong door.
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
      // Where another gift goes already, both would become one.
      (shipmentId === null || shipmentId === shipment.crec_id) &&
      isEnoughFor(shipment, address),
  )
  return only && !another ? only.address : null
}

/**
 * A complete address that is known under a name as it is typed, one that another gift goes to as well; null where
 * there is none. It only warns: two people may share a name.
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

/** Whether a shipment would lack nothing but its date at an address. */
export function isEnoughFor(shipment: Shipment, address: ChosenAddress): boolean {
  const sent = { ...shipment, ...address, addr_id: address.addr_id }
  return missingOf(sent).every((part) => part === 'date')
}
