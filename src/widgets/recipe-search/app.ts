import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { recipeSearchSchema as pageData } from '../../domain/recipe/recipeLists'

const FROM_PAGE =
  'It is drawn from what the page tells it, and asks the shop for nothing to begin with.'

export const app: AppManifest = {
  name: 'recipe-search',
  number: 31,
  component: 'RecipeSearch',
  reads: [],
  purpose: 'Finds recipes by what is typed.',
  isForPayment: false,
  likelyNext: ['recipe-detail', 'recipe-search', 'recipe-category', 'pdp'],
  states,
  lacks: {
    slow: FROM_PAGE,
    'load failed': FROM_PAGE,
    'unexpected answer': FROM_PAGE,
    forbidden: 'It shows nothing of who the shopper is, and asks nothing on their behalf.',
  },
}
