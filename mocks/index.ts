/*
 * The exports of `giftwell/testing`: a store to test against. The handlers for msw are in `mocks/msw`.
 */

export {
  type Backend,
  type BackendOptions,
  createBackend,
  type FetchContext,
  type RequestRecord,
} from './backend'
export {
  type CatalogueItem,
  type CatalogueSize,
  type Category,
  catalogue,
  categories,
  findItem,
  findSku,
  findSlug,
  HOUSE,
  houseSpecials,
  imagePath,
  products,
  type SkuEntry,
  saleEndsAt,
} from './catalogue'
export type { ItemFlags } from './catalogue/item'
export type {
  AddressRecord,
  CardRecord,
  CartRecord,
  ClaimedFields,
  ClaimRecord,
  CustomerRecord,
  Db,
  EmailsRecord,
  HostedRecord,
  OrderRecord,
  ParcelRecord,
  ReminderRecord,
  SessionRecord,
  SubscriptionNews,
  SubscriptionRecord,
  TableName,
  Tables,
  Transaction,
} from './db'
export { type Fault, type FaultKind, type Faults, faultKinds } from './faults'
export {
  aCart,
  aLine,
  anAppliedGiftCard,
  aProduct,
  aPromoCode,
  aShipMethod,
  aShipment,
  aStockRecord,
  aSubscription,
  type ProductFixture,
  type PromoCodeFixture,
} from './fixtures'
export { memoryDb } from './memoryDb'
export type { Mutable } from './mutable'
export { aCustomer, anAddress } from './people'
export { type GiftCardRecord, giftCards, type PromoRecord, promos } from './promos'
export {
  findRecipe,
  type MockRecipe,
  type RecipeCategory,
  recipeCard,
  recipeCategories,
  recipeImage,
  recipePage,
  recipes,
  recipesOf,
} from './recipes'
export type { MockIngredient, MockStep } from './recipes/recipe'
export { type FoundRecipes, RESULTS_A_PAGE, searchRecipes } from './recipes/search'
export { houseRules, type Rules } from './rules'
export { seed } from './scenario'
export * from './scenarios'
