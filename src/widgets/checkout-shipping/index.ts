export { CheckoutShipping as default, type CheckoutShippingProps } from './CheckoutShipping'
