// Entities

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
} from './entities'
export {
  cartSchema,
  customerSchema,
  lineItemSchema,
  promoCodeSchema,
  savedAddressSchema,
  shipmentSchema,
  stockRecordSchema,
} from './entities'
export type { Product, SkuInfo } from './products'
export { productSchema, skuIndex } from './products'

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
export { formatPhone } from './phone'
export { formatPostalCode } from './postalCode'

// Lines and shipments

export { dropEmpty, withoutLine, withoutShipment, withQuantity } from './cartEdits'
export type { MissingPart } from './completeness'
export { isReady, missingOf } from './completeness'
export { type LineOptions, lineOptions } from './lineOptions'
export type { LinePlace } from './lines'
export {
  addOnLines,
  addOnsOf,
  findLine,
  findShipment,
  isAddOn,
  lineProductPrice,
  mainLines,
  parentOf,
} from './lines'
export { type ParentChoice, parentChoices } from './parentChoices'
export { becameAddOn, parentFor } from './parents'
export type { PriceChange } from './priceChanges'
export { priceChanges, toldChanges } from './priceChanges'
export { quantity } from './quantity'
export type { DisplayLine } from './shipments'
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
} from './shipments'

// Rules of a shipment and of the cart

export { addOnGapCents, addOnsQualify, parentQualifies } from './addOns'
export {
  autoDeliveryQualifies,
  FREQUENCIES,
  frequencyOf,
  isFrequencyOff,
  isTurnedOff,
  MIXED_FREQUENCY,
  shipmentFrequency,
  unmetAutoDeliveryLines,
} from './autoDelivery'
export { CLUB_LENGTHS, clubMonth, spellClubMonth } from './clubMonths'
export type { Mend } from './mends'
export { mendsOf, nearestSize } from './mends'
export { startMonthName } from './monthName'
export type { QuantityOutcome, Stock } from './stock'
export {
  demandByItem,
  insufficientStock,
  outOfStock,
  quantityOutcome,
  unitsByItem,
  unitsFor,
} from './stock'
export type { CartProblemDetail, CartProblemKind, ServerVerdict } from './validity'
export { cartProblem, cartProblems } from './validity'

// Addresses

export type { AddressProblem, AddressProblems, AddressSources, MergePlan } from './addresses'
export {
  addressList,
  addressProblems,
  isMyselfAddress,
  isPoBox,
  mergeAddresses,
  mergePlan,
  shipmentUsing,
} from './addresses'
export type {
  AddressDraft,
  AddressField,
  AddressNeeds,
  FieldProblem,
  FieldRule,
} from './addressFields'
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
} from './addressFields'
export type { BulkField, BulkGuess } from './bulkColumns'
export { BULK_FIELDS, guessColumns } from './bulkColumns'
export type { BulkRow, BulkTable } from './bulkRows'
export { BULK_LIMIT, bulkRows, isSendable } from './bulkRows'
export { toCsv } from './csv'
export { emailSuggestion } from './emailTypo'
export type { MergeOutcome, RecipientChoice } from './recipients'
export { addressOf, goesTo, mergeOutcome, recipientChoices } from './recipients'
export type { UsState } from './states'
export { stateCode, US_STATES } from './states'

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
export { chicagoInstant, chicagoTime, todayInChicago } from './chicago'
export { saleEnd, saleEndsSoon, saleRemaining } from './countdown'
export type { ClosedReason, DayRules, DeliveryDay } from './deliveryDays'
export { deliveryDays } from './deliveryDays'
export type { DeliveryWeek } from './deliveryWeeks'
export { deliveryWeeks, mondayOf, openDays } from './deliveryWeeks'
export type { KeptDate, KeptReason, SharedDate } from './sameDay'
export { cannotTake, wereMissed } from './sameDay'
export { sendDayOf } from './sendDay'
export { chosenMethod, defaultMethod, offeredMethods } from './shipMethods'
export type { ShipDateOption, ShippingCorrection } from './shippingDates'
export { availableOptions, nextShipDate, shippingCorrection } from './shippingDates'

// Money

export { cents, dollars, formatUsd, lineCents, subtotalCents } from './money'
export { shippingCents } from './shippingCost'
export type { AppliedGiftCard, CartTotals } from './totals'
export { cartTotals, freeShippingGapCents, giftCards, giftCardsAppliedCents } from './totals'
export { overnightCents, specificDayCents } from './upgrades'

// Promo codes and recently viewed items

export type { PromoOutcome, PromoStatus, StoredCodeStep } from './promo'
export { normaliseCode, outcomeOfStatus, storedCodeStep } from './promo'
export { remember } from './recentlyViewed'

// Pages

export { type PageData, pageDataSchema } from './pageData'
export { safeUrl } from './urls'
