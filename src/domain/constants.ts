/* Business constants. Source of each: specification §9, unless it says otherwise. */

/** Subtotal from which add-ons qualify, in US cents. Source: specification §5 and §9. */
export const ADD_ON_THRESHOLD_CENTS = 5995

/** Subtotal from which shipping is free, in US cents. Source: specification §9. */
export const FREE_SHIPPING_THRESHOLD_CENTS = 5995

/** Standard shipping, in US cents. Source: specification §9. */
export const BASE_SHIPPING_CENTS = 2495

/** Shipping to Alaska or Hawaii, in US cents. Source: specification §9. */
export const ALASKA_HAWAII_SHIPPING_CENTS = 4000

/** Time zone of "today", cutoffs and countdowns. Source: specification §9. */
export const TIME_ZONE = 'America/Chicago'

/** The currency of every amount. Source: specification §9. */
export const CURRENCY = 'USD'

/** Language and formats of amounts and days. Source: specification §9. */
export const LOCALE = 'en-US'

/** The `ship_id` that gets no ship date. Source: specification §4 and §9. */
export const NO_DATE_SHIP_ID = 24

/** The `uuid` of the address "Ship to Myself". Source: specification §3 and §9. */
export const MYSELF_UUID = 99999999

/** How many recently viewed items are kept. Source: specification §5 and §9. */
export const RECENTLY_VIEWED_LIMIT = 4

/** Remaining time from which a sale countdown is hidden, in hours: 7 days. Source: specification §9. */
export const SALE_HIDDEN_FROM_HOURS = 168

/** Timeout for loading a script chunk, in milliseconds. Source: specification §9. */
export const CHUNK_TIMEOUT_MS = 5000

/** The types of cross-sell. Source: specification §9. */
export const CROSS_SELL_TYPES = ['In-Cart Specials', 'Addons'] as const

/** A cross-sell type that the server knows. Source: specification §9. */
export type CrossSellType = (typeof CROSS_SELL_TYPES)[number]

/** The `res_com` of an address without one. Source: specification §3. */
export const DEFAULT_RES_COM = 'V'

/** The `cart_type` of a perishable shipment. Source: specification §3. */
export const CART_TYPE_PERISHABLE = 'P'

/** The `cart_type` of an e-gift shipment. Source: specification §3. */
export const CART_TYPE_EGIFT = 'ECRT'

/** The highest quantity of the stepper, in units. */
// Assumption: 99; the specification names no upper bound, and the server decides.
export const MAX_QUANTITY = 99

/** The auto-delivery frequency that means "off". Source: specification §4. */
export const FREQUENCY_OFF = '0'

/** Share of traces to send, from 0 to 1. Source: specification §9. */
export const TRACE_SAMPLE_RATE = 0.1

/** Share of errors to send a replay with, from 0 to 1. Source: specification §9. */
export const REPLAY_ON_ERROR_SAMPLE_RATE = 0.1

/** Components to load the payment-button SDK with. Source: specification §9. */
export const PAYMENT_SDK_COMPONENTS = ['buttons', 'funding-eligibility', 'messages'] as const
