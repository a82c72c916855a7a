import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'checkout-additional-shipments',
  number: 20,
  component: 'CheckoutAdditionalShipments',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getAddresses', isForCustomers: true }],
  purpose: 'Address, date and message of all gifts except the first.',
  isForPayment: false,
  likelyNext: [
    'actions',
    'sending',
    'dialog-host',
    'dialog-view',
    'editors',
    'calendar',
    'checkout-billing',
    'notices',
    'questions',
    'checkout-cart',
  ],
  states,
}
