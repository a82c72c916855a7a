import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { errorDataSchema as pageData } from '../../domain/checkout/errorData'

const WAITS_FOR_NOTHING =
  'It shows at once what the page tells it, and waits for no answer: a server in trouble is why it is shown.'

export const app: AppManifest = {
  name: 'checkout-error',
  number: 36,
  component: 'CheckoutError',
  // The customer is read for an additional link, which is left out if that fails.
  reads: [{ endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'Where checkout ends that cannot go on.',
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
