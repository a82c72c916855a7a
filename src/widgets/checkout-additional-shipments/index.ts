export {
  CheckoutAdditionalShipments as default,
  type CheckoutAdditionalShipmentsProps,
} from './CheckoutAdditionalShipments'
