import { cents, dollars } from '../../src/domain/money'
import type { Store } from '../../src/store/core/createStore'

/** A GA4 item. */
export interface Item {
  item_id: string
  item_name: string
  item_variant?: string
  /** In US dollars. */
  price: number
  quantity: number
}

/** A visible item of a list. */
export interface ListedItem extends Pick<Item, 'item_id' | 'item_name'> {
  /** Its index in the list, from 0. */
  index: number
  price?: number
}

/** Reports GA4 e-commerce events. */
export interface Teller {
  /** Reports nothing for an empty list. `more` is added to the event: a list's name, a transaction. */
  items(event: string, items: readonly Item[], more?: object): void
  /** Reports something without a sum: an offer, or an item without a price. */
  plain(event: string, ecommerce: object): void
  /** Reports the visible items of a list. */
  list(name: string, items: readonly ListedItem[]): void
}

/** Creates a reporter that pushes to a global array of the page, with the given name. */
export function createTeller({ format }: Store, layer: string | null): Teller {
  const tell = (event: string, ecommerce: object) => {
    // Required by GA4: otherwise the previous event's data would be merged in.
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

/** Creates a missing array: the page may load its tag manager later. */
function push(name: string | null, entry: object): void {
  const page = window as unknown as Record<string, unknown>
  try {
    if (!name) return
    if (!Object.hasOwn(page, name))
      page[name] = []
      // The page may have put anything under this name; if it is not an array, the push fails.
    ;(page[name] as object[]).push(entry)
  } catch {
    // A tag manager that throws must not affect the shopper.
  }
}
