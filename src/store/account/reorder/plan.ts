import type { PlannedDate } from '../../../domain/account/reorder/dates'
import type { ReorderGift } from '../../../domain/account/reorder/gifts'
import { isoDay } from '../../../domain/calendar'
import { SELECT_STANDARD } from '../../../domain/delivery/upgrades'
import { findShipment } from '../../../domain/line/lines'
import type { StoreContext } from '../../core/context'
import { deliveryActions } from '../../delivery/actions'
import type { Addition } from '../../line/additions'
import { type SendPlan, sendMessage } from '../../recipient/bulk/sends'
import { fitted } from '../../recipient/fitted'
import type { ReorderEntry } from './state'
import type { ReorderMessage } from './view'

/** The location reported for added items. */
const LOCATION = 'order-history'

/** Sends each gift again: its items and, for a recipient not already in the cart, its date and message. */
export const reorderPlan = (context: StoreContext): SendPlan<ReorderEntry> => ({
  newAddressOf: ({ shipment, isAsked }) => {
    const name = { fname: shipment.fname ?? '', lname: shipment.lname ?? '' }
    return fitted(isAsked ? name : { ...shipment, ...name })
  },
  additionsOf: ({ items }, addrId) => additionsOf(items, addrId),
  settle: () => [],
  async finish({ shipmentId, date, message }, before) {
    const cart = context.cart.serverCart()
    const shipment = shipmentId === null || !cart ? null : findShipment(cart, shipmentId)
    const wasThere = before?.recipients.some(({ crec_id }) => crec_id === shipmentId)
    // A shipment that was already in the cart keeps its date and message.
    if (!shipment || wasThere) return null
    if (date && date.shipDate !== shipment.shipping?.ship_date?.slice(0, 10)) {
      const choice = { ...date, isOvernight: false, selectType: SELECT_STANDARD }
      const { choose } = context.use(deliveryActions)
      if ((await choose(shipment.crec_id, choice)).status !== 'saved') return 'date'
    }
    return sendMessage(context, shipment, message)
  },
})

/** The items of one gift, with each size once. */
function additionsOf(items: ReorderEntry['items'], addrId: number | null): readonly Addition[] {
  const units = new Map<number, Addition>()
  for (const { itemId, skuId, quantity } of items) {
    const known = units.get(skuId)?.quantity ?? 0
    const whole = known + quantity
    units.set(skuId, { itemId, skuId, quantity: whole, addrId, location: LOCATION })
  }
  return [...units.values()]
}

/** An entry for each selected gift, with its date and message. */
export function entriesOf(
  gifts: readonly ReorderGift[],
  dates: readonly PlannedDate[],
  messages: readonly ReorderMessage[],
): readonly ReorderEntry[] {
  const days = new Map(dates.map(({ giftId, day }) => [giftId, day]))
  const words = new Map(messages.map((one) => [one.giftId, one.isUsed ? one.text : null]))
  return gifts
    .filter(({ isChosen }) => isChosen)
    .map(({ giftId, shipment, items, address }) => {
      const { day, option } = days.get(giftId) ?? {}
      return {
        ...{ giftId, shipment, items },
        date:
          day && option
            ? {
                shipDate: option.ship_date ?? isoDay(day),
                deliveryDate: option.delivery_date ?? null,
              }
            : null,
        message: words.get(giftId) ?? null,
        status: 'waiting',
        address: address.address,
        isAsked: address.kind === 'asked',
        isNew: false,
        shipmentId: null,
        reason: null,
      }
    })
}
