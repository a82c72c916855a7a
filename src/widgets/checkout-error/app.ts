import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { errorDataSchema as pageData } from '../../domain/checkout/errorData'

const WAITS_FOR_NOTHING =
  'It immediately shows the page data and waits for no response, because a failing server may be why it is shown.'

export const app: AppManifest = {
  name: 'checkout-error',
  number: 36,
  component: 'CheckoutError',
  // The customer is read for an additional link, which is left out if that fails.
  reads: [{ endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'The page for a checkout that cannot continue.',
  isForPayment: false,
  likelyNext: ['checkout-cart', 'actions', 'checkout-billing', 'checkout-login'],
  states,
  lacks: {
    loading: WAITS_FOR_NOTHING,
    slow: WAITS_FOR_NOTHING,
    'load failed': WAITS_FOR_NOTHING,
    'unexpected answer': WAITS_FOR_NOTHING,
  },
}
