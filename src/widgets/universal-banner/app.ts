import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { bannerDataSchema as pageData } from '../../domain/offer/bannerData'

const READS_NOTHING = 'It shows the page data and requests nothing on its own.'

export const app: AppManifest = {
  name: 'universal-banner',
  number: 26,
  component: 'UniversalBanner',
  // It is on every page, and most shoppers press nothing, so it sends no requests on its own. Whether there is
  // a cart is known from the app that reads it, or from the device's storage; if unknown, it copies the code,
  // which is always safe. The code that applies it loads with the press.
  reads: [],
  purpose: 'Announcements on every page.',
  isForPayment: false,
  isAnywhere: true,
  likelyNext: ['pdp', 'pcp', 'mini-cart', 'actions', 'sending', 'checkout-login'],
  states,
  lacks: {
    loading: READS_NOTHING,
    slow: READS_NOTHING,
    'load failed': READS_NOTHING,
    'unexpected answer': READS_NOTHING,
    forbidden: 'It shows nothing about the shopper and requests nothing for them.',
  },
}
