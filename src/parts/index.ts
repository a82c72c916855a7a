export { SignInFields } from './account/SignInFields'
export { emailProblem, type SignInProblem } from './account/signInProblems'
export { type SignInFormState, useSignInForm } from './account/useSignInForm'
// The cart

export { CartAlerts } from './cart/CartAlerts'
export { CartFailed } from './cart/CartFailed'
export { CartSkeleton } from './cart/CartSkeleton'
export { EmptyCart } from './cart/EmptyCart'
export { HANDLED_EVENTS } from './cart/handledEvents'
export { OrderSummary, type OrderSummaryProps } from './cart/OrderSummary'
export { RestoredNote } from './cart/RestoredNote'
export { SummaryTotals } from './cart/SummaryTotals'
export { CheckoutBar } from './checkout/CheckoutBar'
export { CheckoutButton, type CheckoutButtonProps } from './checkout/CheckoutButton'
export { CheckoutFrame, type CheckoutFrameProps } from './checkout/CheckoutFrame'
export { CheckoutPage } from './checkout/CheckoutPage'
export { ContinueButton } from './checkout/ContinueButton'
export { GiftRow } from './checkout/GiftRow'
export { GiftForm } from './checkout/gift/GiftForm'
export { type GiftFormState, useGiftForm } from './checkout/gift/useGiftForm'
export { OrderProgress } from './checkout/OrderProgress'
export { UseSavedAddresses } from './checkout/UseSavedAddresses'
export { useEditId } from './checkout/useEditId'
export { useSkipped } from './checkout/useSkipped'
export { CodeField, type CodeFieldProps } from './code/CodeField'
export { type TypedCode, useTypedCode } from './code/useTypedCode'
export { focusAfterRemoval } from './focus/focusAfterRemoval'
export { focusPlace, type Place, REVEAL } from './focus/reveal'
export { useRetainedFocus } from './focus/useRetainedFocus'
export { type LazyModule, lazyModule } from './lazy/lazyModule'
export {
  LazyArrivals,
  LazyGiftCardNotice,
  LazyLineNotice,
  LazyOfflineNotice,
  LazyPendingNote,
  LazyShipmentFinder,
  LazyStockWatch,
} from './lazy/lazyNotices'
export { type LazyFailure, lazyPart } from './lazy/lazyPart'
export { LineItemRow } from './line/LineItemRow'
export { LinePicture } from './line/LinePicture'
export { QuantityControl } from './line/QuantityControl'
export { shortageOf } from './line/stock/shortageOf'
export { usePriceAnnouncement } from './line/usePriceAnnouncement'
export { useRemoval } from './line/useRemoval'
export { LazyCartOffers, LazyRecentlyViewed } from './offer/lazyOffers'
export { OffersPlaceholder } from './offer/OffersPlaceholder'
export { Failure } from './page/Failure'
export { HelpLine } from './page/HelpLine'
export { AddressForm } from './recipient/AddressForm'
export { EmailSuggestion } from './recipient/EmailSuggestion'
export { ErrorSummary } from './recipient/ErrorSummary'
export { problemText } from './recipient/problemText'
export { possessive, recipientLabel } from './recipient/recipientLabel'
export { useAddressForm } from './recipient/useAddressForm'
export { eachShipment } from './shipment/eachShipment'
export { ForEveryone } from './shipment/ForEveryone'
export { ShipmentCard } from './shipment/ShipmentCard'
export { ShipmentHeader } from './shipment/ShipmentHeader'

// What is said to the shopper

export { DialogHost, type DialogHostProps } from './dialog/DialogHost'
export { useFailureToast } from './dialog/toast/useFailureToast'
