// The store and what it tells

export type { ActionGroup, StoreContext } from './core/context'
export { createStore, type Store, type StoreOptions } from './core/createStore'
export type { Events, StoreEventName, StoreEvents, StoreListener } from './core/events'
export type { Reporter, ReportFacts } from './core/report'
export type {
  CartStatus,
  CodeFieldOutcome,
  LineNotice,
  LoadStatus,
  Offer,
  State,
  ViewedItem,
} from './core/state'
export type { PersistMode } from './persistence/persist'

// Actions by noun, for store.use()

export { accountActions } from './account/account'
export { cartActions } from './cart/cart'
export { miniCartActions } from './cart/miniCart'
export { taxActions } from './cart/tax'
export { type ValidationOutcome, validityActions } from './cart/validity'
export type { WalletListener, WalletPort } from './checkout/wallet'
export { codeFieldActions } from './code/codeField'
export { type GiftCardOutcome, type GiftCardPage, giftCardActions } from './code/giftCards'
export { promoActions } from './code/promo'
export type { SaveOutcome } from './core/save'
export { type DeliveryOutcome, deliveryActions, type SendDay } from './delivery/delivery'
export { deliveryDateActions } from './delivery/deliveryDates'
export { type Announcement, type DialogRequest, dialogActions, type Toast } from './dialog/dialogs'
export { type GiftMessage, giftMessageActions } from './gift-message/giftMessage'
export type { Addition } from './line/additions'
export type { SetQuantityOutcome } from './line/quantity'
export type { RemoveOutcome } from './line/removal'
export { catalogueActions } from './offer/catalogue'
export { pageActions } from './page/page'
export { type NewRecipient, recipientActions } from './recipient/recipients'
export { type CopyOptions, type CopyOutcome, copyingActions } from './shipment/copying'
export { type MoveOutcome, movingActions } from './shipment/moving'
export { type ShippingChoice, shipmentActions } from './shipment/shipments'

// For whoever writes actions of their own

export { lineKey, shipmentKey } from './core/pending'
export { structuralShare } from './core/structuralShare'
