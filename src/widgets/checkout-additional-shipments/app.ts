import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'checkout-additional-shipments',
  number: 20,
  component: 'CheckoutAdditionalShipments',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getAddresses', isForCustomers: true }],
  purpose: 'Where all gifts but the first go, when, and with what words.',
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
