/** The page data of each app, as in `data-giftwell-props`: a schema and its type. */
export {
  type BlockedCardData,
  blockedCardDataSchema,
  type CardPageData,
  cardPageDataSchema,
} from '../account/cardPageData'
export { type LoginData, loginDataSchema } from '../account/loginData'
export { type MyAccountData, myAccountDataSchema } from '../account/myAccountData'
export { type BillingData, billingDataSchema } from '../checkout/billingData'
export { type BlockedData, blockedDataSchema } from '../checkout/blockedData'
export { type ErrorData, errorDataSchema } from '../checkout/errorData'
export { type BannerData, bannerDataSchema } from '../offer/bannerData'
export { type PcpData, pcpDataSchema } from '../product/pcpData'
export { type PdpData, pdpDataSchema } from '../product/pdpData'
export { type ThreeUpData, threeUpDataSchema } from '../product/threeUpData'
export { type Recipe, type RecipeDetailData, recipeDetailSchema } from '../recipe/recipe'
export {
  type RecipeCategoryData,
  type RecipeHomeData,
  type RecipeSearchData,
  recipeCategorySchema,
  recipeHomeSchema,
  recipeSearchSchema,
} from '../recipe/recipeLists'
export { type PageData, pageDataSchema } from './pageData'
