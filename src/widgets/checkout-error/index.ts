export { CheckoutError as default } from './CheckoutError'
