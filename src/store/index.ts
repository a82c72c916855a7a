// The store and its events

export { type Clock, deviceClock } from '../api/client/clock'
export type { ActionGroup, StoreContext } from './core/context'
export type { PaymentSetup, Store, StoreOptions } from './core/createStore'
export type { Events, StoreEventName, StoreEvents, StoreListener } from './core/events'
export { defineFeature, type Feature } from './core/feature'
export type { Failed, FailureReason, Outcome, ReadOutcome, SaveOutcome } from './core/outcome'
export type { PersistedValue, PersistMode } from './core/persistedValue'
export type { Reporter, ReportFacts } from './core/report'
export type { SlotDefinition } from './core/slot'
export type { CartStatus, LoadStatus, State } from './core/state'
export { createStore } from './createStore'

// Features by noun, for store.use() and store.slot()

export { accountActions } from './account/account'
export { cartActions, taxActions, validityActions } from './cart/actions'
export { miniCartActions } from './cart/miniCart'
export { stepActions } from './checkout/actions'
export { codeFieldActions, giftCardActions, promoActions } from './code/actions'
export { deliveryActions, deliveryDateActions } from './delivery/actions'
export {
  type Announcement,
  type DialogActions,
  type DialogKind,
  type DialogKinds,
  type DialogRequest,
  type DialogState,
  dialogActions,
} from './dialog/dialogs'
export type { TextParams, Toast } from './dialog/toasts'
export { giftMessageActions } from './gift-message/actions'
export { catalogueActions } from './offer/actions'
export { dismissalActions } from './offer/dismissals'
export { impressionActions } from './offer/impressions'
export { orderActions } from './order/order'
export { pageActions } from './page/page'
export { recipeActions } from './recipe/recipes'
export { recipeSearchActions } from './recipe/search'
export { recipientActions } from './recipient/actions'
export { peopleActions } from './recipient/people'
export { copyingActions, movingActions, shipmentActions } from './shipment/actions'

// Their arguments and outcomes

export type { SignInFields, SignInOutcome } from './account/signIn'
export type { AddOutcome } from './cart/cart'
export type { TaxOutcome } from './cart/tax'
export type { StockOutcome, ValidationOutcome } from './cart/validity'
export type { CardFormStatus, CardsOutcome } from './checkout/cardForm'
export { createHostedForm, type HostedFormOptions } from './checkout/createHostedForm'
export type { HostedFormListener, HostedFormPort } from './checkout/hostedForm'
export { payPalSdk } from './checkout/payPalSdk'
export {
  createPayPalWallet,
  type PayPalWalletOptions,
} from './checkout/payPalWallet'
export type { NextStep } from './checkout/steps'
export type { WalletButton, WalletListener, WalletPort } from './checkout/wallet'
export type { CodeFieldOutcome } from './code/codeField'
export type { GiftCardOutcome, GiftCardPage } from './code/giftCards'
export type { CodeCheck, PromoApplyOutcome } from './code/promo'
export type { CodeFieldStatus } from './code/state'
export type { DeliveryOutcome, SendDay } from './delivery/delivery'
export type { DatesOutcome } from './delivery/deliveryDates'
export type { GiftMessage, MessagesOutcome } from './gift-message/giftMessage'
export type { Addition } from './line/additions'
export type { SetQuantityOutcome } from './line/quantity'
export type { RemoveOutcome } from './line/removal'
export type { RestoreOutcome } from './line/restore'
export type { LineNotice } from './line/state'
export type {
  ComboOutcome,
  ComboPart,
  OffersOutcome,
  PriceOutcome,
  ViewedOutcome,
} from './offer/catalogue'
export type { Offer, ViewedItem } from './offer/state'
export type { OrderOutcome } from './order/order'
export type { OrderRequest, Payment } from './order/payment'
export type { BulkUndoOutcome, FixOutcome } from './recipient/bulk/actions'
export type {
  BulkChoice,
  BulkCounts,
  BulkEntry,
  BulkSource,
  BulkStatus,
  LeftReason,
  LeftRow,
} from './recipient/bulk/state'
export type { ImportOutcome, NewRecipient, RecipientOutcome } from './recipient/recipients'
export type { RecipientChangeOutcome } from './shipment/changeRecipient'
export type { CopyOptions, CopyOutcome } from './shipment/copying'
export type { MoveOutcome, UndoOutcome } from './shipment/moving'
export type { AddressOutcome, MergeOutcome, ShippingChoice } from './shipment/shipments'
