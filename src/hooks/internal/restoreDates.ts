import { findShipment } from '../../domain/line/lines'
import type { Cart, Shipment } from '../../domain/schema/entities'
import type { DeliveryOutcome } from '../../store/delivery/delivery'
import type { ShippingChoice } from '../../store/delivery/shippingInput'

type Choose = (shipmentId: number, choice: ShippingChoice) => Promise<DeliveryOutcome>

/** Restores the previous date of each shipment whose date was changed, one at a time. Never rejects. */
export async function restoreDates(
  choose: Choose,
  before: Cart,
  after: Cart,
): Promise<DeliveryOutcome> {
  let outcome: DeliveryOutcome = { status: 'saved' }
  for (const shipment of before.recipients) {
    const changed = findShipment(after, shipment.crec_id)
    if (!changed || isAlike(changed, shipment)) continue
    const one = await choose(shipment.crec_id, choiceOf(shipment))
    if (one.status === 'failed') outcome = one
  }
  return outcome
}

function choiceOf({ shipping, overnight_upgrade }: Shipment): ShippingChoice {
  return {
    shipDate: shipping?.ship_date ?? null,
    deliveryDate: shipping?.delivery_date ?? null,
    shipId: shipping?.ship_id ?? null,
    selectType: shipping?.ship_select_type ?? null,
    isOvernight: Boolean(overnight_upgrade),
  }
}

const isAlike = (one: Shipment, other: Shipment): boolean =>
  JSON.stringify(choiceOf(one)) === JSON.stringify(choiceOf(other))
