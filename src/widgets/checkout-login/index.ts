export { CheckoutLogin as default, type CheckoutLoginProps } from './CheckoutLogin'
