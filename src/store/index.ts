// The store and what it tells

export type { ActionGroup, StoreContext } from './context'
export { createStore, type Store, type StoreOptions } from './createStore'
export type { Events, StoreEventName, StoreEvents, StoreListener } from './events'
export type { PersistMode } from './persist'
export type { Reporter, ReportFacts } from './report'
export type {
  CartStatus,
  CodeFieldOutcome,
  LineNotice,
  LoadStatus,
  Offer,
  State,
  ViewedItem,
} from './state'

// Actions by noun, for store.use()

export { accountActions } from './account'
export type { Addition } from './additions'
export { cartActions } from './cart'
export { catalogueActions } from './catalogue'
export { codeFieldActions } from './codeField'
export { type CopyOptions, type CopyOutcome, copyingActions } from './copying'
export { deliveryDateActions } from './deliveryDates'
export { type Announcement, type DialogRequest, dialogActions, type Toast } from './dialogs'
export { type GiftCardOutcome, type GiftCardPage, giftCardActions } from './giftCards'
export { type GiftMessage, giftMessageActions } from './giftMessage'
export { miniCartActions } from './miniCart'
export { type MoveOutcome, movingActions } from './moving'
export { pageActions } from './page'
export { promoActions } from './promo'
export type { SetQuantityOutcome } from './quantity'
export { type NewRecipient, recipientActions } from './recipients'
export type { RemoveOutcome } from './removal'
export type { SaveOutcome } from './save'
export { type ShippingChoice, shipmentActions } from './shipments'
export { taxActions } from './tax'
export { type SendDay, type TravelOutcome, travelActions } from './travel'
export { type ValidationOutcome, validityActions } from './validity'
export type { WalletListener, WalletPort } from './wallet'

// For whoever writes actions of their own

export { lineKey, shipmentKey } from './pending'
export { share } from './share'
