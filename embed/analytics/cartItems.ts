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

/** The additional quantities of `to` compared with `from`, by line. */
export function gained(store: Store, from: Cart, to: Cart): Item[] {
  const had = new Map(linesOf(from).map((line) => [line.clin_id, line]))
  return linesOf(to).flatMap((line) => {
    const known = had.get(line.clin_id)
    const isSame = known?.sku_id === line.sku_id
    const more = quantity(line) - (known && isSame ? quantity(known) : 0)
    return more > 0 ? [itemOf(store, line, more)] : []
  })
}

const linesOf = ({ recipients }: Cart): readonly LineItem[] =>
  recipients.flatMap(({ items }) => items)
