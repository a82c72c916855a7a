import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { threeUpDataSchema as pageData } from '../../domain/product/threeUpData'

const FROM_PAGE =
  'It is drawn from what the page tells it; stock fills in, and its absence is not missed.'

export const app: AppManifest = {
  name: 'three-up',
  number: 25,
  component: 'ThreeUp',
  reads: [],
  purpose: 'A row of three products, or of what the shop has to say.',
  isForPayment: false,
  likelyNext: [
    'pdp',
    'dialog-view',
    'questions',
    'actions',
    'sending',
    'mini-cart',
    'checkout-cart',
  ],
  states,
  lacks: {
    loading: FROM_PAGE,
    slow: FROM_PAGE,
    'load failed': FROM_PAGE,
    'unexpected answer': FROM_PAGE,
    forbidden:
      'It shows nothing of who the shopper is; who is known is asked for by the quick view.',
  },
}
