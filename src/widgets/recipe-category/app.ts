import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { recipeCategorySchema as pageData } from '../../domain/recipe/recipeLists'

const FROM_PAGE = 'It shows the page data and initially requests nothing.'

export const app: AppManifest = {
  name: 'recipe-category',
  number: 29,
  component: 'RecipeCategory',
  reads: [],
  purpose: 'The recipes of one category.',
  isForPayment: false,
  likelyNext: ['recipe-detail', 'recipe-search', 'recipe-category', 'pdp'],
  states,
  lacks: {
    loading: FROM_PAGE,
    slow: FROM_PAGE,
    'load failed': FROM_PAGE,
    'unexpected answer': FROM_PAGE,
    forbidden: 'It shows nothing about the shopper and requests nothing for them.',
  },
}
