import { postClubEdit, putLineAutoDelivery, putParentLine } from '../../api/line'
import { postGiftMessage, postShipping } from '../../api/shipment'
import { quantity } from '../../domain/line/lines'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import { frequencyOf } from '../../domain/shipment/autoDelivery'
import { isMyself } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { failed, type Outcome } from '../core/outcome'
import type { Result } from '../core/server-cart/result'
import { messageDataOf } from '../gift-message/giftMessage'
import { addLines, type Place } from './additions'

/** One change of a compound action, and its outcome. */
export type Step = Promise<Result<unknown>>

/** What is needed to restore a removed line. */
export interface Removed {
  line: LineItem
  shipment: Shipment
}

/** Outcome of restoring a line: as it was, without some of its details, or not at all. */
export interface RestoreOutcome extends Outcome<'restored' | 'partly' | 'failed'> {
  /** Its new `clin_id`; absent if it was not restored. */
  readonly lineId?: number
  /** The `crec_id` of its shipment. */
  readonly shipmentId?: number
}

/**
 * Restores a removed line's size, quantity, club, auto-delivery and parent; if its shipment was removed too,
 * also the shipment's date and message. A link that asks for the address has to be created again.
 */
export async function restoreLine(
  context: StoreContext,
  removed: Removed,
): Promise<RestoreOutcome> {
  const { line, shipment } = removed
  // The address is unknown, and a line without one would go to the shopper.
  if (shipment.addr_id == null && !isMyself(shipment)) return failed('refused')
  const { places, reason } = await addLines(context, [
    {
      itemId: line.item_id,
      skuId: line.sku_id,
      quantity: quantity(line),
      addrId: shipment.addr_id ?? null,
    },
  ])
  const [place] = places
  if (!place) return failed(reason ?? 'refused')
  const isNewShipment = place.shipment.crec_id !== shipment.crec_id
  const steps = [
    ...lineSteps(context, removed, place),
    ...(isNewShipment ? shipmentSteps(context, removed, place) : []),
  ]
  const hasDetails = (await Promise.all(steps)).every(({ ok }) => ok)
  const at = { lineId: place.line.clin_id, shipmentId: place.shipment.crec_id }
  // The address link ended together with the shipment that it was created for.
  const isLinkOver = isNewShipment && shipment.awaits_address
  return hasDetails && place.isWhole && !isLinkOver
    ? { status: 'restored', ...at }
    : { status: 'partly', reason: 'refused', ...at }
}

/** Gives a line the removed line's details other than size and quantity. */
export function lineSteps(
  { cart }: StoreContext,
  { line }: Pick<Removed, 'line'>,
  place: Place,
): Step[] {
  const { clin_id } = place.line
  const { parent_clin_id, club_orders, club_order_start_month } = line.detail ?? {}
  const frequency = frequencyOf(line)
  const steps: Step[] = []
  if (club_orders != null && club_order_start_month != null) {
    const detail = { club_orders, club_order_start_month }
    steps.push(cart.change(postClubEdit, () => ({ body: { clin_id, detail } })))
  }
  if (frequency && frequency !== frequencyOf(place.line)) {
    const body = { clin_id, selected_frequency: frequency }
    steps.push(cart.change(putLineAutoDelivery, () => ({ body })))
  }
  if (parent_clin_id != null && parent_clin_id !== place.line.detail?.parent_clin_id) {
    steps.push(cart.change(putParentLine, () => ({ body: { clin_id, newParent: parent_clin_id } })))
  }
  return steps
}

/** Restores the date and message of a shipment that was removed with its last line. */
function shipmentSteps(context: StoreContext, { shipment }: Removed, place: Place): Step[] {
  const { crec_id } = place.shipment
  const { gift_message, announce_it_message } = shipment
  const steps = dateSteps(context, shipment, crec_id)
  if (gift_message || announce_it_message) steps.push(messageStep(context, shipment, crec_id))
  return steps
}

/** Gives a shipment another one's date and method. */
export function dateSteps({ cart }: StoreContext, from: Shipment, crec_id: number): Step[] {
  const { shipping, cart_type } = from
  const steps: Step[] = []
  if (shipping?.ship_date) {
    const { ship_id, ship_date, delivery_date, ship_select_type } = shipping
    const new_ship_date_data = {
      ship_id,
      ship_date,
      delivery_date,
      overnight_upgrade: from.overnight_upgrade,
    }
    const body = { crec_id, new_ship_date_data, cart_type, apply_all: false, ship_select_type }
    steps.push(cart.change(postShipping, () => ({ body })))
  }
  return steps
}

/** Gives a shipment another one's gift message and announcement. */
export function messageStep({ cart }: StoreContext, from: Shipment, crec_id: number): Step {
  const body = { crec_id, message_data: messageDataOf(from) }
  return cart.change(postGiftMessage, () => ({ body }))
}
