import { postClubEdit } from '../../../api/line'
import type { PlannedDate } from '../../../domain/account/reorder/dates'
import type { ReorderGift } from '../../../domain/account/reorder/gifts'
import { isoDay } from '../../../domain/calendar'
import { SELECT_STANDARD } from '../../../domain/delivery/upgrades'
import type { Shipment } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
import { deliveryActions } from '../../delivery/actions'
import type { TurnAddition } from '../../line/addInTurns'
import type { Place } from '../../line/additions'
import type { Step } from '../../line/restore'
import type { SendPlan } from '../../recipient/bulk/sendPlan'
import { sendMessage } from '../../recipient/bulk/sends'
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
  settle: ({ items }, places, turn) => clubSteps(context, items, places, turn),
  async finish({ date, message }, shipment, isNew) {
    const isDated = !isNew || !date || (await setDay(context, shipment, date))
    const missed = await sendMessage(context, shipment, message)
    return isDated ? missed : 'date'
  },
})

/** Gives a shipment its day; resolves to whether it has it. */
async function setDay(
  context: StoreContext,
  { crec_id, shipping }: Shipment,
  date: NonNullable<ReorderEntry['date']>,
): Promise<boolean> {
  if (date.shipDate === shipping?.ship_date?.slice(0, 10)) return true
  const choice = { ...date, isOvernight: false, selectType: SELECT_STANDARD }
  return (await context.use(deliveryActions).choose(crec_id, choice)).status === 'saved'
}

type Items = ReorderEntry['items']

/** The items of one gift, with each size once; clubs of one size but different lengths stay apart, in turns. */
function unitsOf(items: Items): Items {
  const units = new Map<string, Items[number]>()
  for (const item of items) {
    const key = `${item.skuId} ${item.clubOrders}`
    const known = units.get(key)
    units.set(key, known ? { ...known, quantity: known.quantity + item.quantity } : item)
  }
  return [...units.values()]
}

const additionsOf = (items: Items, addrId: number | null): readonly TurnAddition[] =>
  unitsOf(items).map(({ itemId, skuId, quantity }, at, all) => {
    const turn = all.slice(0, at).filter((other) => other.skuId === skuId).length
    return { itemId, skuId, quantity, addrId, location: LOCATION, turn }
  })

/** Gives the clubs that were added in a turn their number of boxes; they start when the shop starts a new one. */
function clubSteps(
  context: StoreContext,
  items: Items,
  places: readonly (Place | null)[],
  turn: number,
): readonly Step[] {
  const additions = additionsOf(items, null)
  return unitsOf(items).flatMap(({ clubOrders }, at) => {
    const line = places[at]?.line
    if (!line || clubOrders === null || additions[at]?.turn !== turn) return []
    const { club_orders, club_order_start_month: start } = line.detail ?? {}
    if (Number(club_orders) === clubOrders) return []
    const detail = { club_orders: clubOrders, club_order_start_month: start ?? 1 }
    return context.cart.change(postClubEdit, () => ({ body: { clin_id: line.clin_id, detail } }))
  })
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
