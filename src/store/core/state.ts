import { ref } from 'valtio/vanilla'
import type { PageData } from '../../domain/page/pageData'
import { type SkuInfo, skuIndex } from '../../domain/product/products'
import type { BillingAddress, Cart } from '../../domain/schema/entities'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'
export type CartStatus = 'loading' | 'ready' | 'failed'

/**
 * What every store knows: the cart, what is on its way, and what the page says. Each noun brings its
 * own part, which `store.slot(feature)` gives.
 *
 * What comes from the server is an immutable value inside a `ref`; only the small state around it is
 * proxied.
 */
export interface State {
  /** The cart as it is shown: the server's, with optimistic updates applied to it. */
  cart: Cart | null
  cartFacts: {
    status: CartStatus
    /** True while what is shown comes from storage and the server has not confirmed it. */
    isRestored: boolean
    /** True when the last read of the cart failed, so that what is shown may be old. */
    isReadFailed: boolean
    passedCutoff: boolean
    /** `cart_addon_qualify`; null where the server said nothing. */
    addOnsQualify: boolean | null
    /** A cart without an order was taken away by the server: `cart_not_found`. */
    isNotFound: boolean
    /** Another tab made an order of it; until something lies in the cart again. */
    isOrderedElsewhere: boolean
    /** This tab made an order of it; until something lies in the cart again, also after a reload. */
    isOrderedHere: boolean
    /** Who pays, as the server has it; null where nobody said yet. It is never kept on the device. */
    billing: BillingAddress | null
  }
  /** How many changes are on their way, by entity: `line:5`, `shipment:7`, `cart`. */
  pending: Record<string, number>
  /** Names and pictures by sku. */
  products: ReadonlyMap<number, SkuInfo>
  /** Where the page's links lead, and how to get help. */
  page: Omit<PageData, 'products'>
  /** Texts that the host puts instead of the catalogue's, by key. */
  texts: Readonly<Record<string, string>>
  /** The parts of the features in use, by name; read them through `store.slot`. */
  slots: Record<string, object>
}

/** The first values; what a server renders and what a page shows first. */
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
