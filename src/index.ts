// The client and the store

export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './api/client/client'
export type { EarlyAnswer } from './api/client/earlyAnswer'
export { ApiError, type ApiErrorKind, isApiError } from './api/client/errors'
export {
  type ActionGroup,
  type Clock,
  createStore,
  defineFeature,
  deviceClock,
  type Feature,
  type PersistedValue,
  type PersistMode,
  type Reporter,
  type ReportFacts,
  type SlotDefinition,
  type State,
  type Store,
  type StoreContext,
  type StoreOptions,
} from './store'

// Hooks, their results and their provider

export * from './hooks'

// Events

export type { Events, StoreEventName, StoreEvents, StoreListener } from './store'

// Features by noun, for `store.use()` and `store.slot()` outside of React

export {
  accountActions,
  cartActions,
  catalogueActions,
  codeFieldActions,
  copyingActions,
  deliveryActions,
  deliveryDateActions,
  dialogActions,
  dismissalActions,
  giftCardActions,
  giftMessageActions,
  miniCartActions,
  movingActions,
  pageActions,
  promoActions,
  recipientActions,
  shipmentActions,
  taxActions,
  validityActions,
} from './store'

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
} from './domain'

// What verbs take and resolve to

export type {
  Addition,
  AddOutcome,
  AddressOutcome,
  Announcement,
  Asker,
  BulkChoice,
  BulkCounts,
  BulkEntry,
  BulkStatus,
  CartStatus,
  CodeFieldOutcome,
  CodeFieldStatus,
  CodeStatus,
  ComboOutcome,
  ComboPart,
  CopyOptions,
  CopyOutcome,
  DatesOutcome,
  DeliveryOutcome,
  DialogActions,
  DialogKind,
  DialogKinds,
  DialogRequest,
  DialogState,
  FailureReason,
  GiftCardOutcome,
  GiftCardPage,
  GiftMessage,
  LeftReason,
  LeftRow,
  LineNotice,
  LoadStatus,
  MergeOutcome,
  MoveOutcome,
  NewRecipient,
  Offer,
  OffersOutcome,
  Outcome,
  PriceOutcome,
  PromoApplyOutcome,
  RecipientChangeOutcome,
  RecipientOutcome,
  RemoveOutcome,
  RestoreOutcome,
  SaveOutcome,
  SendDay,
  SetQuantityOutcome,
  ShippingChoice,
  SignInFields,
  SignInOutcome,
  StockOutcome,
  TaxOutcome,
  TextParams,
  Toast,
  UndoOutcome,
  ValidationOutcome,
  ViewedItem,
  ViewedOutcome,
  WalletListener,
  WalletPort,
} from './store'

// Texts

export { type Catalogue, catalogue, fill } from './texts/catalogue'
