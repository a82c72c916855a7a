import { postShipping } from '../../api/shipment'
import { type CalendarDay, calendarDay, isBefore, isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { NO_DATE_SHIP_ID } from '../../domain/constants'
import { shippingCorrection } from '../../domain/delivery/shippingDates'
import type { Cart, Shipment } from '../../domain/schema/entities'
import { isEGift, isPerishable } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { shipmentKey } from '../core/pending'
import { factsOf } from '../core/report'
import { deliveryDateVerbs } from './deliveryDates'
import { dateOptionsOf, deliveryDatesSlot } from './state'

/**
 * Gives a non-perishable shipment its next ship date and an available method, at most once per shipment,
 * answer and day. Reads the days only if a shipment may need one. Source: specification §4.
 */
export function shippingRuleVerbs(context: StoreContext) {
  /** The day in Chicago on which a shipment was judged: a date that has not changed passes overnight. */
  const judged = new WeakMap<Shipment, string>()
  const sent = new Map<number, string>()
  let settling: Promise<void> = Promise.resolve()

  /** Corrects the shipments of a cart, and waits for corrections in progress. Never rejects. */
  function settleShipping(cart: Cart): Promise<void> {
    const today = todayInChicago(context.now())
    const day = isoDay(today)
    const dates = context.slot(deliveryDatesSlot)
    const doubtful: Shipment[] = []
    for (const shipment of cart.recipients.filter((one) => judged.get(one) !== day)) {
      judged.set(shipment, day)
      const { crec_id } = shipment
      const isDoubtful =
        lacksDate(shipment, today) ||
        shippingCorrection(shipment, dateOptionsOf(dates, crec_id), today)
      if (isDoubtful) doubtful.push(shipment)
      // The same correction may be needed again later.
      else sent.delete(crec_id)
    }
    if (doubtful.length > 0) settling = settling.then(() => settle(doubtful))
    return settling
  }

  async function settle(shipments: readonly Shipment[]): Promise<void> {
    const { status } = await context.use(deliveryDateVerbs).load()
    // Without the days, it is judged again with the next answer or before an order.
    if (status === 'failed') for (const shipment of shipments) judged.delete(shipment)
    const dates = context.slot(deliveryDatesSlot)
    for (const shipment of shipments) {
      const options = dateOptionsOf(dates, shipment.crec_id)
      const correction = shippingCorrection(shipment, options, todayInChicago(context.now()))
      if (correction) await send(shipment, correction)
    }
  }

  async function send(
    { crec_id, cart_type, shipping }: Shipment,
    new_ship_date_data: NonNullable<ReturnType<typeof shippingCorrection>>,
  ): Promise<void> {
    // Do not repeat a correction that the server accepted without storing it.
    const wanted = JSON.stringify(new_ship_date_data)
    if (sent.get(crec_id) === wanted) return
    sent.set(crec_id, wanted)
    const ship_select_type = shipping?.ship_select_type
    const body = { crec_id, new_ship_date_data, cart_type, apply_all: false, ship_select_type }
    const result = await context.whilePending([shipmentKey(crec_id)], () =>
      context.cart.change(postShipping, () => ({ body })),
    )
    if (result.ok) return
    sent.delete(crec_id)
    context.report('shipping-rule-failed', factsOf(result.error))
  }

  return { settleShipping }
}

/** Whether a shipment needs a day but has none, or one in the past; shoppers date perishables themselves. */
function lacksDate(shipment: Shipment, today: CalendarDay): boolean {
  if (isPerishable(shipment) || isEGift(shipment)) return false
  if (shipment.shipping?.ship_id === NO_DATE_SHIP_ID) return false
  const day = calendarDay(shipment.shipping?.ship_date)
  return !day || isBefore(day, today)
}
