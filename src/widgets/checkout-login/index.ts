export { CheckoutLogin as default } from './CheckoutLogin'
