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
export type { AnswerOf, InputOf, Row } from './api/row'
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

// Page data of each app

export * from './domain/page/appData'

// Texts

export { type Catalogue, catalogue, fill } from './texts/catalogue'
export type { TextKey, TextOverrides } from './texts/textKey'
