export { CheckoutBillingBlockedIp as default } from './CheckoutBillingBlockedIp'
