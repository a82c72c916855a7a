import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { threeUpDataSchema as pageData } from '../../domain/product/threeUpData'

const FROM_PAGE = 'It shows the page data; stock is added when it arrives, and is not required.'

export const app: AppManifest = {
  name: 'three-up',
  number: 25,
  component: 'ThreeUp',
  reads: [],
  purpose: 'A row of three products or content cards.',
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
    forbidden: 'It shows nothing about the shopper; the quick view requests their recipients.',
  },
}
