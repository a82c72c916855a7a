// The client

export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './api/client/client'
export type { EarlyAnswer } from './api/client/earlyAnswer'
export { ApiError, type ApiErrorKind, isApiError } from './api/client/errors'

// Hooks, their results and the provider

export * from './hooks'

// The store, its events, its features by noun, and the parameters and outcomes of their verbs

export * from './store'

// Entities, in the server's spelling, and results of rules

export type { Transport } from './api/client/wire'
export type { AnswerOf, InputOf, Row, Stale } from './api/row'
export type {
  AddressDraft,
  AddressField,
  AddressFields,
  AppliedGiftCard,
  BulkField,
  BulkRow,
  BulkTable,
  CalendarDay,
  Cart,
  CartProblemDetail,
  CartProblemKind,
  CartTotals,
  ChosenAddress,
  ClosedReason,
  CrossSellType,
  Customer,
  DeepReadonly,
  DeliveryDay,
  DeliveryWeek,
  DisplayLine,
  FieldProblem,
  LineItem,
  Money,
  PageData,
  PriceChange,
  Product,
  PromoOutcome,
  QuantityOutcome,
  RecipientChoice,
  SavedAddress,
  SharedDate,
  ShipDateOption,
  Shipment,
  SkippedShipment,
  SkipReason,
  SkuInfo,
  StockRecord,
  UpgradesForAll,
} from './domain'

// Values inside the results of hooks, options and events

export type { AccountRoute, AccountRouteName } from './domain/account/accountRoutes'
export type { AddressDecision, AddressToday } from './domain/account/reorder/addresses'
export type { DateReason } from './domain/account/reorder/dates'
export type { SentShipment } from './domain/account/reorder/items'
export type { ReorderSum } from './domain/account/reorder/sums'
export type { CancelReason } from './domain/account/subscriptions'
export type { TotalChange } from './domain/cart/totalChanges'
export type { CardProblem } from './domain/checkout/cardErrors'
export type { CheckoutStep } from './domain/checkout/nextStep'
export type { OrderStatus } from './domain/checkout/orderMachine'
export type { DayChange } from './domain/delivery/dayChanges'
export type { DayStyle, Format, FormatOptions } from './domain/format'
export type { MomentWords } from './domain/offer/saleEndWords'
export type { FacetChoice } from './domain/page/facets'
export type { FilterOption } from './domain/product/productFilters'
export type { ListedProduct, ProductSort } from './domain/product/productList'
export type { ShopProduct } from './domain/product/shopProduct'
export type { RecipeCardData } from './domain/recipe/recipeCard'
export type { RecipeSort } from './domain/recipe/recipeFacets'
export type { ScaledAmount } from './domain/recipe/recipeScaling'
export type { KitchenUnit } from './domain/recipe/units'
export type { AddressNeeds, FieldRule } from './domain/recipient/addressFields'
export type { AddressProblem } from './domain/recipient/addressProblems'
export type { NameField } from './domain/recipient/newPerson'
export type { BillingAddress } from './domain/schema/entities'
export type { Guarded } from './domain/schema/guard'
export type { AddressFailed } from './store/account/addressFailure'
export type { CardId } from './store/account/cardDetails'
export type { SubscriptionState } from './store/account/subscriptionsState'
export type { NotAdded } from './store/cart/cart'
export type { CheckOutcome } from './store/cart/reading'
export type { DialogChoice } from './store/dialog/dialogs'
export type { EventItem } from './store/line/eventItem'
export type { Shortage } from './store/line/shortage'
export type { ItemStockOutcome, PrimaryOutcome, ProductOutcome } from './store/offer/catalogue'
export type { OrderBody } from './store/order/sendOrder'
export type { ChangedTotal, OrderFailure } from './store/order/state'
export type { RecipeTimer } from './store/recipe/state'
export type { SendStatus, SendUndoOutcome } from './store/recipient/bulk/sendRunner'
export type { SendEntry } from './store/recipient/bulk/sends'

// Page data of each app

export * from './domain/page/appData'

// Texts

export { type Catalogue, catalogue, fill } from './texts/catalogue'
export type { TextKey, TextOverrides } from './texts/textKey'
