// The client and the store

export { type CallOptions, type Client, type ClientOptions, createClient } from './api/client'
export { ApiError, type ApiErrorKind, isApiError } from './api/errors'
export {
  type ActionGroup,
  createStore,
  type PersistMode,
  type Reporter,
  type ReportFacts,
  type State,
  type Store,
  type StoreContext,
  type StoreOptions,
} from './store'

// Hooks and their provider

export {
  Slot,
  type SlotOf,
  type SlotProps,
  SlotProvider,
  StoreProvider,
  type StoreProviderProps,
  type UseAccountResult,
  type UseAddressesResult,
  type UseCartResult,
  type UseCodeFieldResult,
  type UseCrossSellResult,
  type UseDeliveryDatesResult,
  type UseDialogsResult,
  type UseGiftCardsResult,
  type UseLineItemResult,
  type UseMiniCartResult,
  type UsePageResult,
  type UsePromoResult,
  type UseRecentlyViewedResult,
  type UseShipmentResult,
  type UseShipmentsResult,
  useAccount,
  useAddresses,
  useAnnounce,
  useCart,
  useCartSelector,
  useCartStatus,
  useCodeField,
  useCrossSell,
  useDeliveryDates,
  useDialogs,
  useGiftCards,
  useLineItem,
  useMiniCart,
  usePage,
  usePromo,
  useRecentlyViewed,
  useShipment,
  useShipmentIds,
  useShipments,
  useStore,
  useStoreEvent,
  useTexts,
} from './hooks'

// Events

export type { Events, StoreEventName, StoreEvents, StoreListener } from './store'

// Actions by noun, for `store.use()` outside of React

export {
  accountActions,
  cartActions,
  catalogueActions,
  codeFieldActions,
  deliveryDateActions,
  dialogActions,
  giftCardActions,
  giftMessageActions,
  miniCartActions,
  pageActions,
  promoActions,
  recipientActions,
  shipmentActions,
  taxActions,
  validityActions,
} from './store'

// Entities, by the server's spelling, and what rules say of them

export type { AnswerOf, InputOf, Row } from './api/row'
export type {
  AddressFields,
  Cart,
  CartProblemDetail,
  CartProblemKind,
  CartTotals,
  CrossSellType,
  Customer,
  DisplayLine,
  LineItem,
  PageData,
  Product,
  PromoOutcome,
  SavedAddress,
  ShipDateOption,
  Shipment,
  SkuInfo,
  StockRecord,
} from './domain'

// What actions take and resolve to

export type {
  Addition,
  Announcement,
  CartStatus,
  CodeFieldOutcome,
  DialogRequest,
  GiftCardOutcome,
  GiftCardPage,
  GiftMessage,
  LineNotice,
  LoadStatus,
  NewRecipient,
  Offer,
  RemoveOutcome,
  SaveOutcome,
  SetQuantityOutcome,
  ShippingChoice,
  Toast,
  ValidationOutcome,
  ViewedItem,
} from './store'

// Texts

export { type Catalogue, catalogue, fill } from './texts/catalogue'
