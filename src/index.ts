// The client

export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './api/client/client'
export type { EarlyAnswer } from './api/client/earlyAnswer'
export { ApiError, type ApiErrorFacts, type ApiErrorKind, isApiError } from './api/client/errors'

// Hooks, their results and the provider

export * from './hooks'

// The store, its events, its features by noun, and the parameters and outcomes of their verbs

export * from './store'

// Entities, in the server's spelling, and results of rules

export type { Transport } from './api/client/wire'
export type { AnswerOf, InputOf, ParamsOf, Row, Stale } from './api/row'
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

export type { AccountPort } from './api/account/port'
export type {
  AccountRoute,
  AccountRouteName,
  AccountRouteParts,
} from './domain/account/accountRoutes'
export type { AddressDecision, AddressToday } from './domain/account/reorder/addresses'
export type { DateReason } from './domain/account/reorder/dates'
export type { SentShipment } from './domain/account/reorder/items'
export type { ReorderSum } from './domain/account/reorder/sums'
export type { CancelReason } from './domain/account/subscriptions'
export type { TotalChange } from './domain/cart/totalChanges'
export type { CardProblem } from './domain/checkout/cardErrors'
export type { CheckoutStep } from './domain/checkout/nextStep'
export type { OrderEventType, OrderState, OrderStatus } from './domain/checkout/orderMachine'
export type { DayChange } from './domain/delivery/dayChanges'
export type { DayStyle, Format, FormatOptions } from './domain/format'
export type { MomentWords } from './domain/offer/saleEndWords'
export type { FacetChoice } from './domain/page/facets'
export type { Faceted, Filter, FilterOption, GivenFilters } from './domain/product/productFilters'
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
export type { PersistedAttempt } from './domain/schema/persisted'
export type { DeliveryFacts, DeliveryMethod, DeliveryUpgrades } from './hooks/internal/deliveryView'
export type { IsEqual } from './hooks/useCartSelector'
export type { StoreListeners } from './hooks/useHandledEvents'
export type { AddressFailed } from './store/account/addressFailure'
export type { CardId } from './store/account/cardDetails'
export type { SubscriptionState } from './store/account/subscriptionsState'
export type { AddedOutcome, Landed, NotAdded } from './store/cart/cart'
export type { AddedGifts } from './store/cart/gifts'
export type { CheckOutcome } from './store/cart/reading'
export type { DialogChoice } from './store/dialog/dialogs'
export type { EventItem } from './store/line/eventItem'
export type { Shortage } from './store/line/shortage'
export type { ItemStockOutcome, PrimaryOutcome, ProductOutcome } from './store/offer/catalogue'
export type { OrderBody } from './store/order/sendOrder'
export type { ChangedTotal, OrderFailure } from './store/order/state'
export type { RecipeTimer } from './store/recipe/state'
export type { SendEntry } from './store/recipient/bulk/sendPlan'
export type { SendStatus, SendUndoOutcome } from './store/recipient/bulk/sendRunner'
export type { RecipientUndoOutcome } from './store/shipment/changeRecipient'

// What a feature of your own uses, and the state of ours

export type { AccountSlot } from './store/account/state'
export type { MiniCartSlot } from './store/cart/miniCart'
export type { TaxSlot, ValiditySlot } from './store/cart/state'
export type { CodeFieldSlot, GiftCardSlot, PromoSlot } from './store/code/state'
export type { UsableActions } from './store/core/context'
export type { CartCore, ChangeOptions } from './store/core/server-cart/cartCore'
export type { Result } from './store/core/server-cart/result'
export type { CartListener, OptimisticUpdate } from './store/core/server-cart/serverCart'
export type { OpenSlot } from './store/core/slots'
export type { DeliveryDatesSlot } from './store/delivery/state'
export type { LineSlot } from './store/line/state'
export type { DismissalSlot } from './store/offer/dismissals'
export type { ImpressionSlot, Sight } from './store/offer/impressions'
export type { OfferSlot } from './store/offer/state'
export type { OrderSlot } from './store/order/state'
export type { RecipeProgress, RecipeSlot } from './store/recipe/state'
export type { PeopleSlot } from './store/recipient/people'

// Page data of each app

export * from './domain/page/appData'

// Texts

export { type Catalogue, fill } from './texts/catalogue'
export { catalogue } from './texts/ownCatalogue'
export type { TextKey, TextOverrides } from './texts/textKey'
