export { CheckoutAdditionalShipments as default } from './CheckoutAdditionalShipments'
