import { ref } from 'valtio/vanilla'
import type { CartProblemDetail } from '../../domain/cart/validity'
import type { PromoOutcome } from '../../domain/code/promo'
import type { ShipDateOption } from '../../domain/delivery/shippingDates'
import type { PriceChange } from '../../domain/line/priceChanges'
import type { PageData } from '../../domain/page/pageData'
import { type SkuInfo, skuIndex } from '../../domain/product/products'
import type { Cart, Customer, SavedAddress, StockRecord } from '../../domain/schema/entities'
import type { DialogState } from '../dialog/dialogs'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'
export type CartStatus = 'loading' | 'ready' | 'failed'

/** What was wrong with the last quantity that was asked for on a line. */
export interface LineNotice {
  kind: 'item-out-of-stock' | 'insufficient-stock'
  requested: number
  unitsAvailable: number
}

/** An item that the shopper looked at. */
export interface ViewedItem {
  readonly item_id: number
  readonly sku_id?: number | null
}

/** An item that may be offered beside the cart. */
export interface Offer {
  itemId: number
  skuId: number
  /** US cents; null where the server names no price. */
  priceCents: number | null
  wasCents: number | null
  /** The sku in the cart that it goes with, or null. */
  goesWith: number | null
}

/**
 * Everything a store knows, in a handful of slots.
 *
 * What comes from the server (`cart`, `customer`, lists) is an immutable value inside a `ref`; only
 * the small state around it is proxied.
 */
export interface State {
  /** The cart as it is shown: the server's, with changes that are on their way applied to it. */
  cart: Cart | null
  cartFacts: {
    status: CartStatus
    /** True while what is shown comes from storage and the server has not confirmed it. */
    isRestored: boolean
    /** True when the last read of the cart came to nothing, so that what is shown may be old. */
    isReadFailed: boolean
    passedCutoff: boolean
    /** `cart_addon_qualify`; null where the server said nothing. */
    addOnsQualify: boolean | null
    /** A cart without an order was taken away by the server: `cart_not_found`. */
    isNotFound: boolean
    /** Another tab made an order of it; until something lies in the cart again. */
    isOrderedElsewhere: boolean
  }
  /** How many changes are on their way, by entity: `line:5`, `shipment:7`, `cart`. */
  pending: Record<string, number>
  lineNotices: Record<number, LineNotice>
  /** Lines that cost something else than when the shopper last saw them, until they have read it. */
  priceChanges: readonly PriceChange[]
  promo: { storedCode: string | null; outcome: PromoOutcome | null; isPending: boolean }
  giftCard: {
    outcome: 'applied' | 'invalid' | 'failed' | 'remove-failed' | null
    isPending: boolean
  }
  codeField: {
    outcome: CodeFieldOutcome | null
    /** The code that an accepted one took the place of. */
    replaced: string | null
    isPending: boolean
  }
  account: {
    status: 'unknown' | 'loading' | 'guest' | 'customer' | 'failed'
    customer: Customer | null
    addressStatus: LoadStatus
    addresses: readonly SavedAddress[]
    /** Recipients that a guest keeps on this device. */
    localRecipients: readonly SavedAddress[]
  }
  validity: {
    status: 'unchecked' | 'checking' | 'checked' | 'failed'
    problems: readonly CartProblemDetail[]
    stock: readonly StockRecord[]
  }
  tax: { status: 'idle' | 'loading' | 'ready' | 'unavailable'; cents: number | null }
  dates: {
    status: LoadStatus
    /** Today in Chicago, as `YYYY-MM-DD`; null before anything was read. */
    today: string | null
    cutoff: string | null
    /** When today's cut-off is, in milliseconds since 1970; null where the server does not say. */
    cutoffAt: number | null
    /** What the server says; it wins over the clock. */
    isCutoffPassed: boolean
    /** Days on which nothing arrives. */
    holidays: readonly Readonly<{ date: string; name?: string | null }>[]
    byShipment: Readonly<Record<number, readonly ShipDateOption[]>>
  }
  crossSell: Record<string, { status: LoadStatus; offers: readonly Offer[] }>
  miniCart: { status: LoadStatus; itemCount: number | null; subtotalCents: number | null }
  /** Newest first, at most four. */
  recentlyViewed: readonly ViewedItem[]
  /** Names and pictures by sku. */
  products: ReadonlyMap<number, SkuInfo>
  /** Where the page's links lead, and how to get help. */
  page: Omit<PageData, 'products'>
  /** Texts that the host puts instead of the catalogue's, by key. */
  texts: Readonly<Record<string, string>>
  dialogs: DialogState
}

/** What became of a code typed into the one field for promo codes and gift cards. */
export type CodeFieldOutcome = PromoOutcome | 'gift-card-applied'

/** Under what the offers are kept that go with some skus; without skus, with the cart's specials. */
export const crossSellKey = (type: string, skus?: readonly number[]): string =>
  skus ? `${type}:${skus.join()}` : type

/** The first values of all slots; what a server renders and what a page shows first. */
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
    },
    pending: {},
    lineNotices: {},
    priceChanges: ref([]),
    promo: { storedCode: null, outcome: null, isPending: false },
    giftCard: { outcome: null, isPending: false },
    codeField: { outcome: null, replaced: null, isPending: false },
    account: {
      status: 'unknown',
      customer: null,
      addressStatus: 'idle',
      addresses: ref([]),
      localRecipients: ref([]),
    },
    validity: { status: 'unchecked', problems: ref([]), stock: ref([]) },
    tax: { status: 'idle', cents: null },
    dates: {
      status: 'idle',
      today: null,
      cutoff: null,
      cutoffAt: null,
      isCutoffPassed: false,
      holidays: ref([]),
      byShipment: ref({}),
    },
    crossSell: {},
    miniCart: { status: 'idle', itemCount: null, subtotalCents: null },
    recentlyViewed: ref([]),
    products: ref(skuIndex(products ?? [])),
    page: ref(page),
    texts: ref(texts),
    dialogs: { queue: [], toasts: [], announcements: [] },
  }
}
