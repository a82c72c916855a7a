export { CheckoutBilling as default } from './CheckoutBilling'
