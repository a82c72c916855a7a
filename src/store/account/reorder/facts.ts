import { getOrder } from '../../../api/account/orders'
import { getReorder } from '../../../api/account/reorder'
import type { AnswerOf } from '../../../api/row'
import type { OrderDetail } from '../../../domain/account/orders'
import { type OfferedSize, offeredSizes } from '../../../domain/account/reorder/items'
import type { OfferedProduct } from '../../../domain/account/reorder/offer'
import { todayInChicago } from '../../../domain/chicago'
import { deliveryDays } from '../../../domain/delivery/deliveryDays'
import { readingActions } from '../../cart/reading'
import type { StoreContext } from '../../core/context'
import { type Failed, failed, READY } from '../../core/outcome'
import { catalogueActions } from '../../offer/actions'
import { accountActions } from '../account'
import { accountApi } from '../accountApi'
import { callForAccount, isNotFound } from '../change'
import type { ReorderFacts } from './state'

/**
 * Reads what reordering needs to know about an order and today, including the cart and the address book; or why
 * that failed.
 */
export async function readFacts(
  context: StoreContext,
  orderId: string,
): Promise<ReorderFacts | Failed> {
  const account = accountApi(context)
  const shopper = context.use(accountActions)
  const { status } = context.slot(accountActions)
  const known = status === 'customer' ? READY : await shopper.loadCustomer()
  if (known.status === 'failed') return known
  // A guest has no orders, and should not see an expired-session prompt.
  if (context.slot(accountActions).status !== 'customer') return failed('refused')
  const call = <T>(send: () => Promise<T>) => callForAccount(context, 'reorder-failed', send)
  const params = { orderId }
  const [order, reorder, addresses, cart] = await Promise.all([
    call(() => account.call(getOrder, { params })),
    call(() => account.call(getReorder, { params })),
    shopper.loadAddresses(),
    context.use(readingActions).load(),
  ])
  if (isNotFound(order)) return failed('gone')
  if (!order.ok) return order.failure
  if (!reorder.ok) return reorder.failure
  if (addresses.status === 'failed') return addresses
  if (cart.status === 'failed') return cart
  const offered = offeredSizes([...reorder.answer.products, ...marked(context)])
  const skus = skusToCheck(order.answer.order, offered)
  const stock =
    skus.length > 0 ? await context.use(catalogueActions).itemStock(skus) : NOTHING_TO_COUNT
  if (stock.status === 'failed') return stock
  const today = todayInChicago(context.now())
  return {
    order: order.answer.order,
    offered,
    units: stock.units,
    days: daysOf(reorder.answer, today),
    today,
  }
}

const NOTHING_TO_COUNT = { status: 'ready', units: new Map<number, number>() } as const

/** The page's products that say which sizes are add-ons; for all others, add-on rules are unknown. */
function marked({ state }: StoreContext): readonly OfferedProduct[] {
  const products = new Set([...state.products.values()].map(({ product }) => product))
  return [...products].filter(({ skus }) => skus.some((sku) => 'is_addon' in sku))
}

/** One sku per item, both for ordered items and for possible replacements. */
function skusToCheck(
  { shipments }: OrderDetail,
  offered: ReadonlyMap<number, OfferedSize>,
): number[] {
  const ordered = shipments.flatMap(({ items }) => items.map(({ sku_id }) => sku_id))
  const own = new Set(ordered.filter((sku) => offered.has(sku)))
  const items = new Set([...own].map((sku) => offered.get(sku)?.itemId))
  for (const { itemId, skuId, isAddOn } of offered.values()) {
    if (isAddOn || items.has(itemId)) continue
    items.add(itemId)
    own.add(skuId)
  }
  return [...own]
}

const daysOf = (
  { shipments, holidays }: AnswerOf<typeof getReorder>,
  today: ReorderFacts['today'],
): ReorderFacts['days'] =>
  new Map(
    shipments.map(({ shipment_id, dates }) => [
      shipment_id,
      deliveryDays(dates, { today, holidays: holidays ?? [] }),
    ]),
  )
