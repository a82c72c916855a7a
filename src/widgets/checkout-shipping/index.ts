export { CheckoutShipping as default } from './CheckoutShipping'
