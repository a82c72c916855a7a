import { quantity } from '../../src/domain/line/quantity'
import { cents, dollars } from '../../src/domain/money'
import type { Cart, LineItem } from '../../src/domain/schema/entities'
import { impressionActions } from '../../src/store/offer/impressions'
import type { SeenItems } from '../../src/store/offer/seenItems'
import type { Page } from './bridge'
import { mayReport } from './options'

/** An item as GA4 wants it. */
interface Item {
  item_id: string
  item_name: string
  item_variant?: string
  price: number
  quantity: number
}

/** One of a list that was in sight; a price that nobody knows is left out. */
interface ListedItem extends Pick<Item, 'item_id' | 'item_name'> {
  index: number
  price?: number
}

/**
 * Tells a global array of the page what happens to the cart, in the words of GA4's e-commerce:
 * `view_cart`, `add_to_cart`, `remove_from_cart`, `purchase`, `view_item_list`. What another tab has changed is told
 * there. Amounts are in US dollars; nothing says who buys, or for whom.
 */
export function feedDataLayer({ store, apps, options }: Page): void {
  const { state, events, format } = store
  let before: Cart | null = state.cartFacts.isRestored ? null : state.cart
  const itemOf = (line: LineItem, count: number): Item => {
    const info = state.products.get(line.sku_id)
    return {
      item_id: String(line.sku_id),
      item_name: info?.product.name ?? `Item ${line.sku_id}`,
      ...(info?.label ? { item_variant: info.label } : {}),
      price: dollars(cents(line.price)),
      quantity: count,
    }
  }
  const tell = (event: string, items: readonly Item[], more: object = {}) => {
    if (items.length === 0) return
    const value = items.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0)
    const ecommerce = { currency: format.currency, value: dollars(value), items, ...more }
    push(options.dataLayer, { ecommerce: null })
    push(options.dataLayer, { event, ecommerce })
  }
  const view = (cart: Cart) => {
    if (apps.has('checkout-cart'))
      tell(
        'view_cart',
        linesOf(cart).map((line) => itemOf(line, quantity(line))),
      )
  }

  feedImpressions({ store, options })
  if (before) view(before)
  events.on('cart-changed', () => {
    const now = state.cart
    const known = before
    before = now
    if (!known && now) view(now)
    if (!known || !now || document.hidden) return
    tell('add_to_cart', gained(known, now, itemOf))
    tell('remove_from_cart', gained(now, known, itemOf))
  })
  events.on('order-placed', ({ orderId }) => {
    const items = before ? linesOf(before).map((line) => itemOf(line, quantity(line))) : []
    before = null
    tell('purchase', items, { transaction_id: String(orderId ?? '') })
  })
}

/**
 * Tells what was in sight of the lists of the page. It waits for the consent that the page has named; what
 * was seen before is told then.
 */
function feedImpressions({ store, options }: Pick<Page, 'store' | 'options'>): void {
  let told = 0
  const tell = () => {
    if (!mayReport(options)) return
    const { seen } = store.slot(impressionActions)
    for (const one of seen.slice(told)) pushList(options.dataLayer, one)
    told = seen.length
  }
  store.events.on('items-seen', tell)
  addEventListener('giftwell:consent', tell)
  tell()
}

function pushList(name: string | null, { list, items }: SeenItems): void {
  const listed = items.map(
    ({ itemId, skuId, name, priceCents, index }): ListedItem => ({
      item_id: String(skuId ?? itemId),
      item_name: name,
      index,
      ...(priceCents === null ? {} : { price: dollars(priceCents) }),
    }),
  )
  push(name, { ecommerce: null })
  push(name, { event: 'view_item_list', ecommerce: { item_list_name: list, items: listed } })
}

const linesOf = ({ recipients }: Cart): readonly LineItem[] =>
  recipients.flatMap(({ items }) => items)

/** What `to` has more of than `from`, by line. */
function gained(from: Cart, to: Cart, itemOf: (line: LineItem, count: number) => Item): Item[] {
  const had = new Map(linesOf(from).map((line) => [line.clin_id, line]))
  return linesOf(to).flatMap((line) => {
    const known = had.get(line.clin_id)
    const isSame = known?.sku_id === line.sku_id
    const more = quantity(line) - (known && isSame ? quantity(known) : 0)
    return more > 0 ? [itemOf(line, more)] : []
  })
}

/** The page may load its tag manager later: an array that is not there yet is made. */
function push(name: string | null, entry: object): void {
  const page = window as unknown as Record<string, unknown>
  try {
    if (!name) return
    if (!Object.hasOwn(page, name))
      page[name] = []
      // What a page has put there by this name is its own affair.
    ;(page[name] as object[]).push(entry)
  } catch {
    // A tag manager that throws costs the shopper nothing.
  }
}
