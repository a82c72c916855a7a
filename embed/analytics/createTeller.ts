import { cents, dollars } from '../../src/domain/money'
import type { Store } from '../../src/store/core/createStore'

/** An item as GA4 wants it. */
export interface Item {
  item_id: string
  item_name: string
  item_variant?: string
  /** In US dollars. */
  price: number
  quantity: number
}

/** An item of a list that was in sight. */
export interface ListedItem extends Pick<Item, 'item_id' | 'item_name'> {
  /** Its place in the list, from 0. */
  index: number
  price?: number
}

/** Tells of something in the words of GA4's e-commerce. */
export interface Teller {
  /** Nothing is told of no items. `more` stands beside them: a list's name, a transaction. */
  items(event: string, items: readonly Item[], more?: object): void
  /** Tells of something that has no sum: an offer, or an item without a price. */
  plain(event: string, ecommerce: object): void
  /** Tells what of a list was in sight. */
  list(name: string, items: readonly ListedItem[]): void
}

/** Makes what tells a global array of the page; the name is the page's. */
export function createTeller({ format }: Store, layer: string | null): Teller {
  const tell = (event: string, ecommerce: object) => {
    // As GA4 asks: or what was told before would stand beside it.
    push(layer, { ecommerce: null })
    push(layer, { event, ecommerce })
  }
  return {
    items(event, items, more = {}) {
      if (items.length === 0) return
      const value = items.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0)
      tell(event, { currency: format.currency, value: dollars(value), items, ...more })
    },
    plain: tell,
    list: (name, items) => tell('view_item_list', { item_list_name: name, items }),
  }
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
