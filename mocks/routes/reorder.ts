import type * as rows from '../../src/api/account/reorder'
import { chicago } from '../calendar/chicago'
import { shipmentGroup } from '../calendar/groups'
import { holidaysAhead } from '../calendar/holidays'
import { lineOf } from '../cart/lines'
import { type CatalogueItem, catalogue, findSku, productOf } from '../catalogue'
import type { OrderRecord } from '../db'
import type { Handlers } from './call'
import { daysOf } from './cartOf'
import { dateOptions } from './dateOptions'
import { orderMeant } from './orders'

/** Handlers of the rows in `src/api/account/reorder`. */
export const reorderHandlers: Handlers<typeof rows> = {
  async getReorder(call) {
    const { cart, is_limited } = await orderMeant(call)
    const today = chicago(call.now).day
    const shipments = is_limited ? [] : cart.recipients
    return {
      products: offered(shipments).map(offeredProduct),
      shipments: shipments.map((shipment) => {
        const items = shipment.items.flatMap(anew)
        const bound = { ...shipment, ship_calendar_group_data: shipmentGroup(items, today) }
        return { shipment_id: shipment.crec_id, dates: dateOptions(bound, daysOf(call)) }
      }),
      holidays: holidaysAhead(today),
    }
  },
}

/** The items of an order that are still sold, then related items of the shop. */
function offered(shipments: OrderRecord['cart']['recipients']): readonly CatalogueItem[] {
  const known = shipments.flatMap(({ items }) =>
    items.flatMap((line) => findSku(line.sku_id) ?? []),
  )
  const own = new Set(known.map(({ item }) => item))
  const categories = new Set([...own].map(({ category }) => category))
  const others = catalogue.filter((item) => categories.has(item.category) && !item.is_free_gift)
  return [...new Set([...own, ...others])]
}

/** A sent item as it would be added to a cart today; a club starts over. */
function anew({ sku_id }: { sku_id: number }) {
  const entry = findSku(sku_id)
  return entry ? [lineOf(0, entry, 1)] : []
}

const offeredProduct = (item: CatalogueItem) => ({
  ...productOf(item),
  is_egift: item.is_egift,
  is_club: item.is_club,
  skus: item.sizes.map(({ sku_id, label, is_addon, price }) => ({
    sku_id,
    label,
    is_addon,
    price,
  })),
})
