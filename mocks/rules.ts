import { chicago } from './calendar/chicago'

/** How the house behaves where houses differ; scenarios set it. */
export interface Rules {
  /** Whether the visitor’s connection may not enter cards. */
  isCardBlocked: boolean
  /** Status of a quantity that cannot be had; the client judges by `units_available` alone. */
  quantityFailureStatus: 200 | 409
  /** Whether the tax service has lost the cart. */
  isCartLost: boolean
  /** Whether a cart has no tax before it is asked for. */
  isTaxOnDemand: boolean
  /** Whether it keeps every cart from checkout, and does not say why. */
  isRefusing: boolean
  /** Skus that are offered in the cart. */
  specials: readonly number[]
  /** Whether it wants beside a subscription what really comes again, not only what may. */
  isAutoDeliveryStrict: boolean
  /** Sizes that are gone though others of their item are there; skus. */
  soldOutSkus: readonly number[]
  /** What forms for accounts have to bring along; null where nothing is asked for. */
  formToken: string | null
  /** Whether it tells anybody which emails have an account. */
  tellsKnownEmails: boolean
  /** Whether a new e-mail counts only once the link to it was opened. */
  verifiesEmails: boolean
  /** What of the emails to a customer cannot be changed just now, as another service keeps it. */
  stuckTopics: readonly ('offers' | 'recipes' | 'charges' | 'sms')[]
  /** Ids of subscriptions that its list cannot tell of just now. */
  lostSubscriptions: readonly string[]
  /** Days whose parcels are all given away; null for the Monday or so before Christmas. */
  soldOutDays: readonly string[] | null
}

/** How Prairie & Oak behaves. */
export const houseRules: Rules = {
  isCardBlocked: false,
  quantityFailureStatus: 409,
  isCartLost: false,
  isTaxOnDemand: false,
  isRefusing: false,
  specials: [],
  isAutoDeliveryStrict: false,
  soldOutSkus: [],
  formToken: null,
  tellsKnownEmails: false,
  verifiesEmails: false,
  stuckTopics: [],
  lostSubscriptions: [],
  soldOutDays: null,
}

/** The days on which no parcel is left, as of now. */
export const soldOutDays = (rules: Rules, now: number): readonly string[] =>
  rules.soldOutDays ?? [`${chicago(now).day.slice(0, 4)}-12-21`]
