import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { bannerDataSchema as pageData } from '../../domain/offer/bannerData'

const READS_NOTHING =
  'It shows what the page tells it, and reads nothing from the server by itself.'

export const app: AppManifest = {
  name: 'universal-banner',
  number: 26,
  component: 'UniversalBanner',
  // It is on every page, and most shoppers press nothing: it asks the server nothing by itself. Whether
  // there is a cart it learns from the app that reads one, or from what the device has kept of it; where
  // nobody knows, it copies the code, which is never wrong. What applies a code comes with the press.
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
