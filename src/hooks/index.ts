// The store for components, and markup that a page provides

export { Slot, type SlotOf, type SlotProps, SlotProvider, useSlotText } from './Slot'
export { StoreProvider, type StoreProviderProps, useStore } from './StoreProvider'
export { useCartSelector } from './useCartSelector'
export { handleEvents, useHandledEvents, useUnhandledEvents } from './useHandledEvents'
export { useMinute } from './useMinute'
export { useSingleton } from './useSingleton'
export { useStoreEvent } from './useStoreEvent'
export { useTexts } from './useTexts'

// The cart

export type { CrossSellType } from '../domain/constants'
export type { Payment, SecuredPayment } from '../store/order/payment'
export { useApplyCode } from './useApplyCode'
export {
  type BillingOutcome,
  type UseBillingAddressResult,
  useBillingAddress,
} from './useBillingAddress'
export {
  type CsvOutcome,
  type ListOutcome,
  type UseBulkRecipientsResult,
  useBulkRecipients,
} from './useBulkRecipients'
export { type UseCartResult, useCart } from './useCart'
export { useCartStatus } from './useCartStatus'
export { type UseCheckoutResult, useCheckout } from './useCheckout'
export { type UseCodeFieldResult, useCodeField } from './useCodeField'
export { type KnownComboPart, type UseComboPartsResult, useComboParts } from './useComboParts'
export { useContinueAsGuest } from './useContinueAsGuest'
export { type UseCrossSellResult, useCrossSell } from './useCrossSell'
export {
  type DateChoice,
  type DateOutcome,
  type DeliveryOutcome,
  type EarliestOutcome,
  type UseDeliveryDatesResult,
  useDeliveryDates,
} from './useDeliveryDates'
export { useFindNextStep } from './useFindNextStep'
export { type UseGiftCardsResult, useGiftCards } from './useGiftCards'
export {
  type UseHostedPaymentFormResult,
  useHostedPaymentForm,
} from './useHostedPaymentForm'
export {
  type SeenItem,
  type SeenItems,
  type UseImpressionsOptions,
  type UseImpressionsResult,
  useImpressions,
} from './useImpressions'
export { useIsCutoffPassed } from './useIsCutoffPassed'
export { useIsWide } from './useIsWide'
export { type UseItemStockResult, useItemStock } from './useItemStock'
export { useKnownProducts } from './useKnownProducts'
export { type UseLastDecemberResult, useLastDecember } from './useLastDecember'
export { type UseLineItemResult, useLineItem } from './useLineItem'
export { type UseLocalRecipientsResult, useLocalRecipients } from './useLocalRecipients'
export {
  type CardDetails,
  type CardSaved,
  type UseManageCardsResult,
  useManageCards,
} from './useManageCards'
export { type UseMiniCartResult, useMiniCart } from './useMiniCart'
export { type UseNextStepResult, useNextStep } from './useNextStep'
export { useNonAddOnPrice } from './useNonAddOnPrice'
export {
  type Order,
  type OrderDetail,
  type OrderDetailState,
  type OrderFilter,
  type UseOrdersResult,
  useOrders,
} from './useOrders'
export { useProblemShipments } from './useProblemShipments'
export { type ProductSize, type SizeStock, type UseProductResult, useProduct } from './useProduct'
export { type ProductDraft, type UseProductDraftResult, useProductDraft } from './useProductDraft'
export {
  type ChosenFilter,
  type ListFilter,
  type ListOption,
  type LoadProducts,
  type MoreStatus,
  type UseProductListOptions,
  type UseProductListResult,
  useProductList,
} from './useProductList'
export { type UseProductOfSkuResult, useProductOfSku } from './useProductOfSku'
export { type UsePromoResult, usePromo } from './usePromo'
export { type Promotion, type UsePromotionResult, usePromotion } from './usePromotion'
export { useReadCart } from './useReadCart'
export { type UseRecentlyViewedResult, useRecentlyViewed } from './useRecentlyViewed'
export {
  type ChoiceProblem,
  type NamedPerson,
  type Person,
  type PreparedChoice,
  type UseRecipientChoiceResult,
  useRecipientChoice,
} from './useRecipientChoice'
export {
  type SendEachOutcome,
  type Sending,
  type UseRecipientsOptions,
  type UseRecipientsResult,
  useRecipients,
} from './useRecipients'
export {
  type DecisionGroup,
  type OfferedSize,
  type PlannedDate,
  type PriceGroup,
  type ReorderDate,
  type ReorderEntry,
  type ReorderGift,
  type ReorderItem,
  type ReorderMessage,
  type ReorderOutcome,
  type ReorderProblem,
  type ReorderRun,
  type ReorderSections,
  type ReorderUndoOutcome,
  type UseReorderResult,
  useReorder,
} from './useReorder'
export { type UseSaleCountdownResult, useSaleCountdown } from './useSaleCountdown'
export { type SavedCard, type UseSavedCardsResult, useSavedCards } from './useSavedCards'
export { type UseShipmentResult, useShipment } from './useShipment'
export { type UseShipmentsResult, useShipmentIds, useShipments } from './useShipments'
export { type ItemSize, type UseSizesResult, useSizes } from './useSizes'
export { type UseSkuStockResult, useSkuStock } from './useSkuStock'
export {
  type CancelOptions,
  type SubscriptionDetail,
  type SubscriptionOutcome,
  type SubscriptionVerbs,
  type UseSubscriptionResult,
  useSubscription,
} from './useSubscription'
export {
  type Subscription,
  type UseSubscriptionsResult,
  useSubscriptions,
} from './useSubscriptions'
export {
  type UseWalletOptions,
  type UseWalletResult,
  useWallet,
  type WalletStatus,
} from './useWallet'

// The shopper, and messages to them

export type { DialogKind, DialogKinds, DialogRequest } from '../store/dialog/dialogs'
export {
  type SignInFields,
  type SignInOutcome,
  type UseAccountResult,
  useAccount,
} from './useAccount'
export { type UseAccountRouteResult, useAccountRoute } from './useAccountRoute'
export { useAddPageData } from './useAddPageData'
export {
  type AddressBookOutcome,
  type AddressChange,
  type UseAddressBookResult,
  useAddressBook,
} from './useAddressBook'
export { type UseAddressesResult, useAddresses } from './useAddresses'
export {
  type AddToCartRequest,
  type GiftExtras,
  type GiftOutcome,
  type UseAddToCartResult,
  useAddToCart,
} from './useAddToCart'
export { useAnnounce } from './useAnnounce'
export { DialogScope, useAsk } from './useAsk'
export {
  type ClaimAnswerOutcome,
  type Claimed,
  type ClaimSent,
  type UseClaimResult,
  useClaim,
} from './useClaim'
export {
  type Claim,
  type ClaimAsked,
  type ClaimOutcome,
  type UseClaimLinksResult,
  useClaimLinks,
} from './useClaimLinks'
export { type UseDialogsResult, useDialogs } from './useDialogs'
export { type UseDismissalsResult, useDismissals } from './useDismissals'
export {
  type EmailChoices,
  type EmailPreferences,
  type EmailsOutcome,
  type EmailTopic,
  type Reminder,
  type ReminderOutcome,
  type UseEmailPreferencesResult,
  useEmailPreferences,
} from './useEmailPreferences'
export { useIsInDialog } from './useIsInDialog'
export { useOffline } from './useOffline'
export { useOutcomeText } from './useOutcomeText'
export { type UsePageResult, usePage } from './usePage'
export { usePriceChanges } from './usePriceChanges'
export {
  type PasswordOutcome,
  type ProfileFields,
  type ProfileOutcome,
  type UseProfileResult,
  useProfile,
} from './useProfile'
export { useReport } from './useReport'
export { useToast } from './useToast'
export { type UseToastsResult, useToasts, type Worded } from './useToasts'
export { useToastText } from './useToastText'
export { type UseUndoResult, useUndo } from './useUndo'

// Recipes

export type { RecipeAnswer, RecipeScope, SearchRecipes } from '../domain/recipe/recipeLists'
export type { FindOutcome } from '../store/recipe/search'
export { type UseCookModeResult, useCookMode } from './useCookMode'
export {
  type RecipeFilter,
  type UseRecipeFiltersResult,
  useRecipeFilters,
} from './useRecipeFilters'
export {
  type RecipeProduct,
  type UseRecipeProductsOptions,
  type UseRecipeProductsResult,
  useRecipeProducts,
} from './useRecipeProducts'
export { type UseRecipeProgressResult, useRecipeProgress } from './useRecipeProgress'
export { type UseRecipeScalingResult, useRecipeScaling } from './useRecipeScaling'
export {
  type FoundRecipes,
  type UseRecipeSearchOptions,
  type UseRecipeSearchResult,
  useRecipeSearch,
} from './useRecipeSearch'
export { type StepTimer, type UseRecipeTimersResult, useRecipeTimers } from './useRecipeTimers'
export { type UrlChanges, type UseUrlParamsResult, useUrlParams } from './useUrlParams'

// Outcomes of actions

export type {
  AddOutcome,
  AddressOutcome,
  CodeFieldOutcome,
  CopyOutcome,
  FailureReason,
  GiftCardOutcome,
  ImportOutcome,
  MergeOutcome,
  MessagesOutcome,
  MoveOutcome,
  Outcome,
  PromoApplyOutcome,
  RecipientChangeOutcome,
  RecipientOutcome,
  RemoveOutcome,
  RestoreOutcome,
  SaveOutcome,
  SetQuantityOutcome,
  StockOutcome,
  TaxOutcome,
  UndoOutcome,
  ValidationOutcome,
} from '../store'
export { useFormat } from './useFormat'
