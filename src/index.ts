// The client

export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './api/client/client'
export type { EarlyAnswer } from './api/client/earlyAnswer'
export { ApiError, type ApiErrorKind, isApiError } from './api/client/errors'

// Hooks, their results and their provider

export * from './hooks'

// The store, its events, its features by noun, and what their verbs take and resolve to

export * from './store'

// Entities, by the server's spelling, and what rules say of them

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

// What a page tells each app

export * from './domain/page/appData'

// Texts

export { type Catalogue, catalogue, fill } from './texts/catalogue'
export type { TextKey, TextOverrides } from './texts/textKey'
