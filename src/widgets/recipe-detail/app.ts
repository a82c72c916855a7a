import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { recipeDetailSchema as pageData } from '../../domain/recipe/recipe'

const FROM_PAGE =
  'It is drawn from what the page tells it; stock fills in, and its absence is not missed.'

export const app: AppManifest = {
  name: 'recipe-detail',
  number: 30,
  component: 'RecipeDetail',
  reads: [],
  purpose: 'A recipe: to be cooked, and its meat to be bought.',
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
    forbidden:
      'It shows nothing of who the shopper is; who is known is asked for by the quick view.',
  },
}
