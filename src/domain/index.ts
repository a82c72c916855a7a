// Entities

export type { Product, SkuInfo } from './product/products'
export { productSchema, skuIndex } from './product/products'
export type {
  AddressFields,
  CalendarGroup,
  Cart,
  Customer,
  DeepReadonly,
  LineItem,
  Money,
  PromoCode,
  SavedAddress,
  ShipMethod,
  Shipment,
  StockRecord,
} from './schema/entities'
export {
  cartSchema,
  customerSchema,
  lineItemSchema,
  promoCodeSchema,
  savedAddressSchema,
  shipmentSchema,
  stockRecordSchema,
} from './schema/entities'

// Constants and limits

export type { CrossSellType } from './constants'
export {
  ADD_ON_THRESHOLD_CENTS,
  ALASKA_HAWAII_SHIPPING_CENTS,
  BASE_SHIPPING_CENTS,
  CART_TYPE_EGIFT,
  CART_TYPE_PERISHABLE,
  CHUNK_TIMEOUT_MS,
  CROSS_SELL_TYPES,
  CURRENCY,
  DEFAULT_RES_COM,
  FREE_SHIPPING_THRESHOLD_CENTS,
  FREQUENCY_OFF,
  LOCALE,
  MAX_QUANTITY,
  MYSELF_UUID,
  NO_DATE_SHIP_ID,
  PAYMENT_SDK_COMPONENTS,
  RECENTLY_VIEWED_LIMIT,
  REPLAY_ON_ERROR_SAMPLE_RATE,
  SALE_HIDDEN_FROM_HOURS,
  TIME_ZONE,
  TRACE_SAMPLE_RATE,
} from './constants'
export type { FittedText, LimitedField } from './limits'
export { fitField, LIMITS, normalise, truncate } from './limits'
export { formatPhone } from './recipient/phone'
export { formatPostalCode } from './recipient/postalCode'

// Lines and shipments

export { dropEmpty, withoutLine, withoutShipment, withQuantity } from './cart/cartEdits'
export { type LineOptions, lineOptions } from './line/lineOptions'
export type { LinePlace } from './line/lines'
export {
  addOnLines,
  addOnsOf,
  findLine,
  findShipment,
  isAddOn,
  lineProductPrice,
  mainLines,
  parentOf,
} from './line/lines'
export { type ParentChoice, parentChoices } from './line/parentChoices'
export { becameAddOn, parentFor } from './line/parents'
export type { PriceChange } from './line/priceChanges'
export { priceChanges, toldChanges } from './line/priceChanges'
export { quantity } from './line/quantity'
export type { MissingPart } from './shipment/completeness'
export { isReady, missingOf } from './shipment/completeness'
export type { DisplayLine } from './shipment/shipments'
export {
  displayLines,
  isEGift,
  isMyself,
  isPerishable,
  itemCount,
  orderShipments,
  recipientName,
  resCom,
  shipmentSubtotalCents,
} from './shipment/shipments'

// Rules of a shipment and of the cart

export type { Fix } from './cart/fixes'
export { fixesOf, nearestSize } from './cart/fixes'
export type { CartProblemDetail, CartProblemKind, ServerVerdict } from './cart/validity'
export { cartProblem, cartProblems } from './cart/validity'
export { addOnGapCents, addOnsQualify, parentQualifies } from './line/addOns'
export { CLUB_LENGTHS, clubMonth, spellClubMonth } from './line/clubMonths'
export type { QuantityOutcome, Stock } from './line/stock'
export {
  demandByItem,
  insufficientStock,
  outOfStock,
  quantityOutcome,
  unitsByItem,
  unitsFor,
} from './line/stock'
export { startMonthName } from './monthName'
export {
  autoDeliveryQualifies,
  FREQUENCIES,
  frequencyOf,
  isFrequencyOff,
  isTurnedOff,
  MIXED_FREQUENCY,
  shipmentFrequency,
  unmetAutoDeliveryLines,
} from './shipment/autoDelivery'

// Addresses

export type {
  AddressProblem,
  AddressProblems,
  AddressSources,
  MergePlan,
} from './recipient/addresses'
export {
  addressList,
  addressProblems,
  isMyselfAddress,
  isPoBox,
  mergeAddresses,
  mergePlan,
  shipmentUsing,
} from './recipient/addresses'
export type {
  AddressDraft,
  AddressField,
  AddressNeeds,
  FieldProblem,
  FieldRule,
} from './recipient/addressFields'
export {
  draftOf,
  draftProblems,
  emptyDraft,
  fieldProblem,
  fitTyped,
  formatField,
  isPoBoxDraft,
  isRequired,
  sentOf,
  splitStreet,
} from './recipient/addressFields'
export type { BulkField, BulkGuess } from './recipient/bulk/bulkColumns'
export { BULK_FIELDS, guessColumns } from './recipient/bulk/bulkColumns'
export type { BulkRow, BulkTable } from './recipient/bulk/bulkRows'
export { BULK_LIMIT, bulkRows, isSendable } from './recipient/bulk/bulkRows'
export { emailSuggestion } from './recipient/emailTypo'
export type { MergeOutcome, RecipientChoice } from './recipient/recipients'
export { addressOf, goesTo, mergeOutcome, recipientChoices } from './recipient/recipients'
export type { UsState } from './recipient/states'
export { stateCode, US_STATES } from './recipient/states'

// Days, dates and countdowns

export type { CalendarDay } from './calendar'
export {
  addDays,
  calendarDay,
  compareDays,
  daysBetween,
  formatDay,
  isBefore,
  isoDay,
  weekday,
} from './calendar'
export type { ClockTime } from './chicago'
export { chicagoInstant, chicagoTime, loadTimeZones, todayInChicago } from './chicago'
export type { ClosedReason, DayRules, DeliveryDay } from './delivery/deliveryDays'
export { deliveryDays } from './delivery/deliveryDays'
export type { DeliveryWeek } from './delivery/deliveryWeeks'
export { deliveryWeeks, mondayOf, openDays } from './delivery/deliveryWeeks'
export type { SharedDate, SkippedShipment, SkipReason } from './delivery/sameDay'
export { cannotTake, wereMissed } from './delivery/sameDay'
export { chosenMethod, defaultMethod, offeredMethods } from './delivery/shipMethods'
export type { ShipDateOption, ShippingCorrection } from './delivery/shippingDates'
export { availableOptions, nextShipDate, shippingCorrection } from './delivery/shippingDates'
export { sendDayOf } from './gift-message/sendDay'
export { saleEnd, saleEndsSoon, saleRemaining } from './offer/countdown'
export type { MomentWords } from './offer/saleEndWords'
export { saleEndWords } from './offer/saleEndWords'

// Money

export type { AppliedGiftCard, CartTotals } from './cart/totals'
export { cartTotals, freeShippingGapCents, giftCards, giftCardsAppliedCents } from './cart/totals'
export { shippingCents } from './delivery/shippingCost'
export { overnightCents, specificDayCents } from './delivery/upgrades'
export { cents, dollars, formatUsd, lineCents, subtotalCents } from './money'

// Promo codes and recently viewed items

export type { PromoOutcome, PromoStatus, StoredCodeStep } from './code/promo'
export { normaliseCode, outcomeOfStatus, storedCodeStep } from './code/promo'
export { remember } from './offer/recentlyViewed'

// Pages

export { type PageData, pageDataSchema } from './page/pageData'
export { safeUrl } from './page/urls'
