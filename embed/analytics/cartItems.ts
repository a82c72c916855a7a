import { quantity } from '../../src/domain/line/quantity'
import { cents, dollars } from '../../src/domain/money'
import type { Cart, LineItem } from '../../src/domain/schema/entities'
import type { Store } from '../../src/store/core/createStore'
import type { Item } from './createTeller'

/** A line as a GA4 item with a quantity. */
export function itemOf({ state }: Store, line: LineItem, count: number): Item {
  const info = state.products.get(line.sku_id)
  return {
    item_id: String(line.sku_id),
    item_name: info?.product.name ?? `Item ${line.sku_id}`,
    ...(info?.label ? { item_variant: info.label } : {}),
    price: dollars(cents(line.price)),
    quantity: count,
  }
}

/** All items of a cart. */
export const itemsOf = (store: Store, cart: Cart): Item[] =>
  linesOf(cart).map((line) => itemOf(store, line, quantity(line)))

/**
 * The additional quantities of `to` compared with `from`, by sku: whom an item is for does not count, so a merge or a
 * move adds nothing.
 */
export function gained(store: Store, from: Cart, to: Cart): Item[] {
  const had = countsOf(from)
  return [...countsOf(to)].flatMap(([sku, { line, count }]) => {
    const more = count - (had.get(sku)?.count ?? 0)
    return more > 0 ? [itemOf(store, line, more)] : []
  })
}

/** The quantity of each sku, and its first line. */
function countsOf(cart: Cart) {
  const counts = new Map<number, { line: LineItem; count: number }>()
  for (const line of linesOf(cart)) {
    const known = counts.get(line.sku_id)
    counts.set(line.sku_id, {
      line: known?.line ?? line,
      count: (known?.count ?? 0) + quantity(line),
    })
  }
  return counts
}

const linesOf = ({ recipients }: Cart): readonly LineItem[] =>
  recipients.flatMap(({ items }) => items)
