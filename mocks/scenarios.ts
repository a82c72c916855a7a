/*
 * Named worlds: each call gives fresh data for `createBackend({ scenario })`.
 */

export type { Scenario } from './scenario'
export { PASSWORD } from './scenario'
export {
  addressMissing,
  customerSignedIn,
  elevenGifts,
  emptyCart,
  emptyCartCustomer,
  fiveRecipients,
  guestWithRecipients,
  manyAddresses,
  myselfOnly,
  oneShipment,
  sharedAddress,
  shortName,
  twelveRecipientsFortyLines,
  twoShipments,
} from './scenarios/carts'
export {
  giftCardCoversAll,
  giftCardPartly,
  giftCardStuck,
  promoAccepted,
  promoApplyError,
  promoExpired,
  promoInvalid,
  promoShipping,
  STORY_CODE,
  storedCodeCleared,
  storedCodeRefused,
  twoGiftCards,
  zeroTotal,
} from './scenarios/codes'
export {
  autoDelivery,
  autoDeliveryOff,
  clubLine,
  comboLine,
  crossSell,
  freeGift,
  longestText,
  perpetual,
  strikePrices,
  thresholds,
} from './scenarios/lines'
export { STORY_NOW } from './scenarios/make'
export {
  addOnAlone,
  addOnQualified,
  autoDeliveryUnqualified,
  insufficientStock,
  itemOutOfStock,
  parentBelowThreshold,
  quantityRefusedWith200,
  severalProblems,
} from './scenarios/problems'
export {
  cartNotFound,
  htmlAnswer,
  noAnswer,
  offline,
  serverDown,
  serverFailsInTheMiddle,
  sessionGone,
  slowAnswer,
  wrongAnswer,
} from './scenarios/server'
export {
  alaska,
  atThreshold,
  belowThreshold,
  cutoffPassed,
  cutoffSoon,
  eGift,
  giftMessages,
  groupOvernight,
  hawaii,
  holidayPeak,
  mixedShipping,
  noDateMethod24,
  nonPerishable,
  nonPerishableMethodGone,
  overnightChosen,
  overnightOffered,
  shipDateMoved,
  shipsFree,
  specificDay,
  weekDelivery,
} from './scenarios/shipping'
