// Entities

export * from './product/products'
export * from './schema/entities'

// Constants and limits

export * from './constants'
export * from './cut'
export * from './limits'
export { formatPhone } from './recipient/phone'
export { formatPostalCode } from './recipient/postalCode'

// Lines and shipments

export * from './cart/cartEdits'
export * from './line/lineOptions'
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
export * from './line/parentChoices'
export * from './line/parents'
export * from './line/priceChanges'
export * from './line/quantity'
export * from './shipment/completeness'
export * from './shipment/shipments'

// Rules of a shipment and of the cart

export * from './cart/fixes'
export * from './cart/repeatedProblems'
export * from './cart/validity'
export * from './line/addOns'
export { CLUB_LENGTHS, clubMonth, spellClubMonth } from './line/clubMonths'
export * from './line/stock'
export { startMonthName } from './monthName'
export * from './shipment/autoDelivery'

// Addresses

export * from './recipient/addresses'
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
export * from './recipient/addressProblems'
export * from './recipient/bulk/bulkColumns'
export * from './recipient/bulk/bulkRows'
export * from './recipient/emailTypo'
export type { FormedField } from './recipient/fieldRules'
export * from './recipient/missingFields'
export * from './recipient/recipients'
export * from './recipient/states'

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
  mondayOf,
  weekday,
} from './calendar'
export * from './chicago'
export * from './delivery/deliveryDays'
export * from './delivery/deliveryWeeks'
export * from './delivery/sameDay'
export * from './delivery/shipMethods'
export * from './delivery/shippingDates'
export * from './gift-message/sendDay'
export * from './offer/countdown'
export type { MomentFormat, MomentWords } from './offer/saleEndWords'
export { saleEndWords } from './offer/saleEndWords'

// Money

export type { AppliedGiftCard, CartTotals } from './cart/totals'
export { cartTotals, freeShippingGapCents, giftCards, giftCardsAppliedCents } from './cart/totals'
export * from './delivery/shippingCost'
export { overnightCents, specificDayCents } from './delivery/upgrades'
export type { UpgradesForAll } from './delivery/upgradesForAll'
export * from './money'

// Promo codes and recently viewed items

export * from './code/promo'
export * from './offer/cartSpecials'
export * from './offer/recentlyViewed'

// Pages

export { createFormat } from './createFormat'
export type { DayStyle, Format, FormatOptions } from './format'
export * from './page/pageData'
export * from './page/urls'
