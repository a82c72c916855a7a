import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { recipeDetailSchema as pageData } from '../../domain/recipe/recipe'

const FROM_PAGE = 'It shows the page data; stock is added when it arrives, and is not required.'

export const app: AppManifest = {
  name: 'recipe-detail',
  number: 30,
  component: 'RecipeDetail',
  reads: [],
  purpose: 'A recipe, and buying its ingredients.',
  isForPayment: false,
  likelyNext: [
    'dialog-view',
    'cook-mode',
    'quick-view',
    'actions',
    'sending',
    'mini-cart',
    'pdp',
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
