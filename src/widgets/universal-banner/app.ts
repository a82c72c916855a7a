import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { bannerDataSchema as pageData } from '../../domain/offer/bannerData'

const READS_NOTHING =
  'It shows what the page tells it, and reads nothing from the server by itself.'

export const app: AppManifest = {
  name: 'universal-banner',
  number: 26,
  component: 'UniversalBanner',
  // It is on every page, and most shoppers press nothing, so it sends no requests on its own. Whether there is
  // a cart is known from the app that reads it, or from the device's storage; if unknown, it copies the code,
  // which is always safe. The code that applies it loads with the press.
  reads: [],
  purpose: 'What the shop announces on every page.',
  isForPayment: false,
  isAnywhere: true,
  likelyNext: ['pdp', 'pcp', 'mini-cart', 'actions', 'sending', 'checkout-login'],
  states,
  lacks: {
    loading: READS_NOTHING,
    slow: READS_NOTHING,
    'load failed': READS_NOTHING,
    'unexpected answer': READS_NOTHING,
    forbidden: 'It shows nothing of who the shopper is, and asks nothing on their behalf.',
  },
}
