import { getCart, getMiniCart } from '../src/api/cart'
import { getCustomer } from '../src/api/customer'
import type { Row } from '../src/api/row'

/*
 * The one table of chunks, read by the build alone; the loader gets what is derived from it.
 * A number is part of the address of a file that pages may still hold, so it is never given twice,
 * not even when its chunk is gone. Apps are 17 to 36, features 40 to 99, what is shared 1 to 9.
 */

/** A request that the loader sends before any chunk is there. */
export interface EarlyRead {
  /** A GET without path parameters; one that knows `t` gets `t=1` on the billing page. */
  row: Row
  /** Only where the page's login flag is set. */
  isForCustomers?: boolean
}

/** Apps by the name of their root element; each has an entry in `embed/apps`. */
export const apps: Readonly<Record<string, { number: number; reads: readonly EarlyRead[] }>> = {
  'checkout-cart': { number: 17, reads: [{ row: getCart }] },
  'account-cart': {
    number: 27,
    reads: [{ row: getMiniCart }, { row: getCustomer, isForCustomers: true }],
  },
}

/**
 * Parts of apps that load when they are wanted. The build turns each `import()` of a `source` into
 * a request to the loader for this number, so that it gets the same time-out, checks and reload.
 */
export const features: Readonly<Record<string, { number: number; source: string }>> = {
  dialog: { number: 40, source: 'src/parts/DialogView.tsx' },
  'rich-select': { number: 41, source: 'src/ui/richSelect.ts' },
  'dialog-host': { number: 42, source: 'embed/dialogHost.tsx' },
  'mini-cart': { number: 43, source: 'src/widgets/account-cart/MiniCart.tsx' },
}

/** What several of them need: React and the core of the store, controls, Radix, pieces of the shop. */
export const shared = { main: 1, 'rolldown-runtime': 2, ui: 3, radix: 4, shop: 5 } as const

const all: ReadonlyMap<string, number> = new Map([
  ...Object.entries(shared),
  ...Object.entries({ ...apps, ...features }).map(([name, { number }]) => [name, number] as const),
])

/** The number of a chunk by its name; throws for one that the table does not know. */
export function numberOf(name: string): number {
  const number = all.get(name)
  if (number === undefined) {
    throw new Error(`The chunk "${name}" has no number: give it one in embed/chunks.ts.`)
  }
  return number
}
