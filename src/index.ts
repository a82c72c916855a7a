// The client and the store

export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './api/client/client'
export { ApiError, type ApiErrorKind, isApiError } from './api/client/errors'
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
  type DateChoice,
  type DateOutcome,
  type ItemSize,
  type KnownComboPart,
  Slot,
  type SlotOf,
  type SlotProps,
  SlotProvider,
  StoreProvider,
  type StoreProviderProps,
  type UseAccountResult,
  type UseAddressesResult,
  type UseBulkRecipientsResult,
  type UseCartResult,
  type UseCodeFieldResult,
  type UseComboPartsResult,
  type UseCrossSellResult,
  type UseDeliveryDatesResult,
  type UseDialogsResult,
  type UseGiftCardsResult,
  type UseLineItemResult,
  type UseMiniCartResult,
  type UsePageResult,
  type UsePromoResult,
  type UseRecentlyViewedResult,
  type UseRecipientsResult,
  type UseShipmentResult,
  type UseShipmentsResult,
  type UseSizesResult,
  type UseWalletResult,
  useAccount,
  useAddresses,
  useAnnounce,
  useAsk,
  useBulkRecipients,
  useCart,
  useCartSelector,
  useCartStatus,
  useCodeField,
  useComboParts,
  useCrossSell,
  useDeliveryDates,
  useDialogs,
  useGiftCards,
  useLineItem,
  useMiniCart,
  useNonAddOnPrice,
  useOffline,
  usePage,
  usePromo,
  useRecentlyViewed,
  useRecipients,
  useShipment,
  useShipmentIds,
  useShipments,
  useSizes,
  useStore,
  useStoreEvent,
  useTexts,
  useWallet,
  type WalletStatus,
} from './hooks'

// Events

export type { Events, StoreEventName, StoreEvents, StoreListener } from './store'

// Actions by noun, for `store.use()` outside of React

export {
  accountActions,
  cartActions,
  catalogueActions,
  codeFieldActions,
  copyingActions,
  deliveryActions,
  deliveryDateActions,
  dialogActions,
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

export type { AnswerOf, InputOf, Row } from './api/row'
export type {
  AddressFields,
  Cart,
  CartProblemDetail,
  CartProblemKind,
  CartTotals,
  CrossSellType,
  Customer,
  DeliveryDay,
  DeliveryWeek,
  DisplayLine,
  LineItem,
  PageData,
  PriceChange,
  Product,
  PromoOutcome,
  RecipientChoice,
  SavedAddress,
  ShipDateOption,
  Shipment,
  SkippedShipment,
  SkuInfo,
  StockRecord,
} from './domain'

// What actions take and resolve to

export type {
  Addition,
  Announcement,
  CartStatus,
  CodeFieldOutcome,
  CopyOptions,
  CopyOutcome,
  DeliveryOutcome,
  DialogRequest,
  GiftCardOutcome,
  GiftCardPage,
  GiftMessage,
  LineNotice,
  LoadStatus,
  MoveOutcome,
  NewRecipient,
  Offer,
  RemoveOutcome,
  SaveOutcome,
  SendDay,
  SetQuantityOutcome,
  ShippingChoice,
  Toast,
  ValidationOutcome,
  ViewedItem,
  WalletListener,
  WalletPort,
} from './store'

// Texts

export { type Catalogue, catalogue, fill } from './texts/catalogue'
