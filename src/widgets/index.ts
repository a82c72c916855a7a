// A widget per app

export { default as AccountCart } from './account-cart'
export { default as CheckoutCart } from './checkout-cart'
export { default as ModalProvider } from './modal-provider'

// What shows their dialogs, toasts and announcements; once per page

export { DialogHost, type DialogHostProps } from '../parts'
