import { postClubEdit, putLineAutoDelivery, putParentLine } from '../../api/line'
import { postShipping } from '../../api/shipment'
import { NO_DATE_SHIP_ID } from '../../domain/constants'
import { findShipment, quantity } from '../../domain/line/lines'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import { frequencyOf } from '../../domain/shipment/autoDelivery'
import { isMyself } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { failed, type Outcome } from '../core/outcome'
import { type GiftMessage, giftMessageVerbs, messageDataOf } from '../gift-message/giftMessage'
import { addLines, type Place } from './additions'
import { formerParents } from './formerParents'

/** One change of a compound action: whether it was made. */
export type Step = Promise<{ readonly ok: boolean }>

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
 * Restores a removed line's size, quantity, club, auto-delivery, parent and add-ons; if it gets a shipment that was
 * not in the cart `before`, also the shipment's date and message. A link that asks for the address has to be created
 * again.
 */
export async function restoreLine(
  context: StoreContext,
  removed: Removed,
  before = context.cart.serverCart(),
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
  const at = { lineId: place.line.clin_id, shipmentId: place.shipment.crec_id }
  // Another gift to the same recipient keeps its own date and message.
  const isNewShipment = !(before && findShipment(before, at.shipmentId))
  const steps = [
    ...lineSteps(context, line, place, null),
    ...context.use(formerParents).attach(removed, at.lineId),
    ...(isNewShipment ? shipmentSteps(context, shipment, place.shipment) : []),
  ]
  const hasDetails = (await Promise.all(steps)).every(({ ok }) => ok)
  // The address link ended together with the shipment that it was created for.
  const isLinkOver = at.shipmentId !== shipment.crec_id && shipment.awaits_address
  return hasDetails && place.isWhole && !isLinkOver
    ? { status: 'restored', ...at }
    : { status: 'partly', reason: 'refused', ...at }
}

/** Gives an added line another one's details other than size and quantity, and a parent. */
export function lineSteps(
  { cart }: StoreContext,
  line: LineItem,
  place: Place,
  newParent: number | null,
): Step[] {
  const { clin_id } = place.line
  const { club_orders, club_order_start_month } = line.detail ?? {}
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
  if (newParent !== null && newParent !== place.line.detail?.parent_clin_id) {
    steps.push(cart.change(putParentLine, () => ({ body: { clin_id, newParent } })))
  }
  return steps
}

/** Restores the date and message of a shipment that was removed with its last line. */
function shipmentSteps(context: StoreContext, from: Shipment, to: Shipment): Step[] {
  const { is_a_gift, ...texts } = messageDataOf(from)
  const steps = dateSteps(context, from, to.crec_id)
  if (Object.values(texts).some(Boolean)) {
    steps.push(messageStep(context, to, { is_a_gift, ...texts }))
  }
  return steps
}

/** Gives a shipment another one's date and method. */
export function dateSteps({ cart }: StoreContext, from: Shipment, crec_id: number): Step[] {
  const { shipping, cart_type } = from
  if (!shipping?.ship_date && shipping?.ship_id !== NO_DATE_SHIP_ID) return []
  const { ship_id, ship_date, delivery_date, ship_select_type } = shipping
  const new_ship_date_data = {
    ship_id,
    ship_date,
    delivery_date,
    overnight_upgrade: from.overnight_upgrade,
  }
  const body = { crec_id, new_ship_date_data, cart_type, apply_all: false, ship_select_type }
  return [cart.change(postShipping, () => ({ body }))]
}

/** Whether two shipments have the same date, method and upgrade. */
export const hasSameDelivery = (one: Shipment, other: Shipment): boolean =>
  Boolean(one.overnight_upgrade) === Boolean(other.overnight_upgrade) &&
  (['ship_date', 'ship_id', 'ship_select_type'] as const).every(
    (field) => (one.shipping?.[field] ?? null) === (other.shipping?.[field] ?? null),
  )

/** Changes a shipment's gift message or announcement. */
export async function messageStep(
  context: StoreContext,
  shipment: Shipment,
  change: Partial<GiftMessage>,
): Step {
  const { status } = await context.use(giftMessageVerbs).setGiftMessage(shipment, change)
  return { ok: status === 'saved' }
}
