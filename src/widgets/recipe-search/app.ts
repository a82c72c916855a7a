import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { recipeSearchSchema as pageData } from '../../domain/recipe/recipeLists'

const FROM_PAGE = 'It shows the page data and initially requests nothing.'

export const app: AppManifest = {
  name: 'recipe-search',
  number: 31,
  component: 'RecipeSearch',
  reads: [],
  purpose: 'Recipe search.',
  isForPayment: false,
  likelyNext: ['recipe-detail', 'recipe-search', 'recipe-category', 'pdp'],
  states,
  lacks: {
    slow: FROM_PAGE,
    'load failed': FROM_PAGE,
    'unexpected answer': FROM_PAGE,
    forbidden: 'It shows nothing about the shopper and requests nothing for them.',
  },
}
