import { SELECT_STANDARD } from '../../domain/delivery/upgrades'
import { findShipment } from '../../domain/line/lines'
import type { Cart, Shipment } from '../../domain/schema/entities'
import { failed } from '../../store/core/outcome'
import type { DeliveryOutcome } from '../../store/delivery/delivery'
import type { ShippingChoice } from '../../store/delivery/shippingInput'

type Choose = (shipmentId: number, choice: ShippingChoice) => Promise<DeliveryOutcome>

/**
 * Restores the previous date of each shipment whose date was changed, one at a time; a date that was chosen
 * since stays. `now` returns the current cart. Fails if the server accepts this, but keeps the new date, as for
 * a shipment that had none. Never rejects.
 */
export async function restoreDates(
  choose: Choose,
  before: Cart,
  after: Cart,
  now: () => Cart | null,
): Promise<DeliveryOutcome> {
  let outcome: DeliveryOutcome = { status: 'saved' }
  for (const shipment of before.recipients) {
    const changed = findShipment(after, shipment.crec_id)
    if (!changed || isAlike(changed, shipment)) continue
    const current = findShipment(now() ?? after, shipment.crec_id)
    if (!current || !isAlike(current, changed)) continue
    const one = await choose(shipment.crec_id, choiceOf(shipment))
    const restored = findShipment(now() ?? after, shipment.crec_id)
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
