import { SELECT_STANDARD } from '../../domain/delivery/upgrades'
import { findShipment } from '../../domain/line/lines'
import type { Cart, Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { isKnown } from '../core/isKnown'
import { failed, type SaveOutcome } from '../core/outcome'
import type { ShippingChoice } from './shippingInput'

type Choose = (shipmentId: number, choice: ShippingChoice) => Promise<SaveOutcome>

/**
 * Restores the previous date of each shipment whose date was changed, one at a time; a date that was chosen
 * since stays. Fails if the server accepts this, but keeps the new date, as for a shipment that had none. Never
 * rejects.
 */
export async function restoreDates(
  context: StoreContext,
  choose: Choose,
  before: Cart,
  after: Cart,
): Promise<SaveOutcome> {
  const { cart } = context
  const shipmentNow = (id: number) => findShipment(cart.serverCart() ?? after, id)
  let outcome: SaveOutcome = { status: 'saved' }
  for (const shipment of before.recipients) {
    const changed = findShipment(after, shipment.crec_id)
    if (!changed || isAlike(changed, shipment)) continue
    // Another date may be being saved.
    await cart.settled()
    if (!(await isKnown(context))) return failed('unsure')
    const current = shipmentNow(shipment.crec_id)
    if (!current || !isAlike(current, changed)) continue
    const one = await choose(shipment.crec_id, choiceOf(shipment))
    const restored = shipmentNow(shipment.crec_id)
    if (one.status === 'failed') outcome = one
    else if (restored && !isAlike(restored, shipment)) outcome = failed('refused')
  }
  return outcome
}

function choiceOf({ shipping, overnight_upgrade }: Shipment): ShippingChoice {
  return {
    shipDate: shipping?.ship_date ?? null,
    deliveryDate: shipping?.delivery_date ?? null,
    shipId: shipping?.ship_id ?? null,
    // Null would keep the new one, and an exact day costs extra.
    selectType: shipping?.ship_select_type || SELECT_STANDARD,
    isOvernight: Boolean(overnight_upgrade),
  }
}

const isAlike = (one: Shipment, other: Shipment): boolean =>
  JSON.stringify(choiceOf(one)) === JSON.stringify(choiceOf(other))
