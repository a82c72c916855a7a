import { ref } from 'valtio/vanilla'
import type { PageData } from '../../domain/page/pageData'
import { type SkuInfo, skuIndex } from '../../domain/product/products'
import type { BillingAddress, Cart } from '../../domain/schema/entities'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'
export type CartStatus = 'loading' | 'ready' | 'failed'

/**
 * What every store knows: the cart, pending changes, and page data. Each noun adds its own part, which
 * `store.slot(feature)` returns.
 *
 * Server data is an immutable value inside a `ref`; only the small state around it is proxied.
 */
export interface State {
  /** The displayed cart: the server's, with optimistic updates applied. */
  cart: Cart | null
  cartFacts: {
    status: CartStatus
    /** True while the displayed cart comes from storage and the server has not confirmed it. */
    isRestored: boolean
    /** True if the last cart read failed, so that the displayed cart may be outdated. */
    isReadFailed: boolean
    /** Whether today's cutoff has passed, according to the server; ends with `cutoffDay`. */
    passedCutoff: boolean
    /** The day in Chicago when the whole cart was last read, as `YYYY-MM-DD`; null before the first such read. */
    cutoffDay: string | null
    /** `cart_addon_qualify`; null if the server did not say. */
    addOnsQualify: boolean | null
    /** The server removed a cart that was not ordered: `cart_not_found`. */
    isNotFound: boolean
    /** Another tab ordered the cart; until the cart has items again. */
    isOrderedElsewhere: boolean
    /** This tab ordered the cart; until the cart has items again, even after a reload. */
    isOrderedHere: boolean
    /** The billing address from the server; null if none was given. Never stored on the device. */
    billing: BillingAddress | null
  }
  /** Number of pending changes by entity: `line:5`, `shipment:7`, `cart`. */
  pending: Record<string, number>
  /** Names and pictures by sku. */
  products: ReadonlyMap<number, SkuInfo>
  /** Link targets, and how to get help. */
  page: Omit<PageData, 'products'>
  /** Texts of the host that override the catalogue's, by key. */
  texts: Readonly<Record<string, string>>
  /** The slots of the features in use, by name; read them through `store.slot`. */
  slots: Record<string, object>
}

/** The initial state, as a server renders it and a page first shows it. */
export function initialState(
  { products, ...page }: PageData = {},
  texts: Readonly<Record<string, string>> = {},
): State {
  return {
    cart: null,
    cartFacts: {
      status: 'loading',
      isRestored: false,
      isReadFailed: false,
      passedCutoff: false,
      cutoffDay: null,
      addOnsQualify: null,
      isNotFound: false,
      isOrderedElsewhere: false,
      isOrderedHere: false,
      billing: null,
    },
    pending: {},
    products: ref(skuIndex(products ?? [])),
    page: ref(page),
    texts: ref(texts),
    slots: {},
  }
}
