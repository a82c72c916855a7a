export { CheckoutCart as default } from './CheckoutCart'
