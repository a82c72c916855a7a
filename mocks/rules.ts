import { chicago } from './calendar/chicago'

/** Behavior that differs between shops; scenarios set it. */
export interface Rules {
  /** Whether the visitor's connection is blocked from entering cards. */
  isCardBlocked: boolean
  /** Status for an unavailable quantity; the client only looks at `units_available`. */
  quantityFailureStatus: 200 | 409
  /** Whether the tax service has lost the cart. */
  isCartLost: boolean
  /** Whether the cart has no tax until it is requested. */
  isTaxOnDemand: boolean
  /** Whether the server blocks checkout of every cart without a reason. */
  isRefusing: boolean
  /** Skus that are offered in the cart. */
  specials: readonly number[]
  /** Whether a subscription requires an item that is actually on auto-delivery, not just an eligible one. */
  isAutoDeliveryStrict: boolean
  /** Skus of sizes that are sold out while their item's other sizes are available. */
  soldOutSkus: readonly number[]
  /** Token that account forms must send; null if none is required. */
  formToken: string | null
  /** Whether it reveals which emails have an account. */
  tellsKnownEmails: boolean
  /** Whether a new email only counts after its link was opened. */
  verifiesEmails: boolean
  /** Email topics that cannot be changed at the moment, because another service manages them. */
  stuckTopics: readonly ('offers' | 'recipes' | 'charges' | 'sms')[]
  /** Ids of subscriptions that its list cannot read at the moment. */
  lostSubscriptions: readonly string[]
  /** Days that are fully booked; null for December 21. */
  soldOutDays: readonly string[] | null
}

/** The rules of Prairie & Oak. */
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

/** The days that are fully booked, as of now. */
export const soldOutDays = (rules: Rules, now: number): readonly string[] =>
  rules.soldOutDays ?? [`${chicago(now).day.slice(0, 4)}-12-21`]
