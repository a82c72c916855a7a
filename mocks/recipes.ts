import { findItem } from './catalogue'
import { shopProduct } from './catalogue/shopProduct'
import type { MockRecipe, RecipeCategory } from './recipes/recipe'
import { roastRecipes } from './recipes/roasts'
import { seafoodRecipes } from './recipes/seafood'
import { serves } from './recipes/serves'
import { steakRecipes } from './recipes/steaks'
import { tableRecipes } from './recipes/table'

export type { MockRecipe, RecipeCategory } from './recipes/recipe'

/** All recipes of the shop, the newest first. */
export const recipes: readonly MockRecipe[] = [
  steakRecipes,
  seafoodRecipes,
  roastRecipes,
  tableRecipes,
].flat()

/** The recipe categories, in order. */
export const recipeCategories: readonly { slug: RecipeCategory; name: string; intro: string }[] = [
  { slug: 'steak', name: 'Steak', intro: 'The right pan, the right minute, the right rest.' },
  {
    slug: 'seafood',
    name: 'Seafood',
    intro: 'Lobster, shrimp and salmon, done before the bread is cut.',
  },
  {
    slug: 'roasts',
    name: 'Roasts & Poultry',
    intro: 'The centerpiece, and what to do with the rest of it.',
  },
  {
    slug: 'weeknight',
    name: 'Weeknight',
    intro: 'On the table in an hour or less, most of them in half that.',
  },
  { slug: 'sides', name: 'Sides', intro: 'What stands beside the meat.' },
  { slug: 'desserts', name: 'Desserts', intro: 'Save room.' },
  { slug: 'holiday', name: 'Holiday', intro: 'Dinners worth dressing for.' },
]

/** The recipe with a slug, or null. */
export const findRecipe = (slug: string): MockRecipe | null =>
  recipes.find((one) => one.slug === slug) ?? null

/** The path of a recipe's picture. */
export const recipeImage = ({ slug }: Pick<MockRecipe, 'slug'>) => `/products/recipes/${slug}.svg`

/** The recipes of a category. */
export const recipesOf = (category: RecipeCategory): readonly MockRecipe[] =>
  recipes.filter(({ categories }) => categories.includes(category))

/** The recipes that use an item. */
export const recipesWith = (itemId: number): readonly MockRecipe[] =>
  recipes.filter(({ items }) => items.includes(itemId))

/** A recipe as a card in a list, in the shape of `src/domain/recipe/recipeCard`. */
export function recipeCard(recipe: MockRecipe) {
  const { slug, title, minutes, servings, cuts, methods } = recipe
  const image = recipeImage(recipe)
  return { id: slug, title, url: `/recipes/${slug}`, image, minutes, servings, cuts, methods }
}

/** A recipe as page data of its page, in the shape of `src/domain/recipe/recipe`. */
export function recipePage(recipe: MockRecipe, now: number) {
  const { slug, title, intro, imageAlt, minutes, activeMinutes, servings, scales } = recipe
  const { ingredients, steps, doneness, donenessNote, nutrition, allergens } = recipe
  const products = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const item = findItem(id)
      return item ? [served(shopProduct(item, now))] : []
    })
  return {
    recipe: {
      ...{ id: slug, title, intro, image: recipeImage(recipe), imageAlt, url: `/recipes/${slug}` },
      ...{ minutes, activeMinutes, servings, scales },
      ...{ ingredients, steps, doneness, donenessNote, nutrition, allergens },
    },
    products: products(recipe.items),
    swaps: products(recipe.swaps),
    related: relatedTo(recipe).map(recipeCard),
  }
}

/** A product with the servings of each of its sizes. */
const served = (product: ReturnType<typeof shopProduct>) => ({
  ...product,
  skus: product.skus.map((sku) => ({ ...sku, serves: serves.get(sku.sku_id) ?? null })),
})

const RELATED = 4

/** The recipes that have most in common with a recipe. */
function relatedTo({ slug, categories, cuts }: MockRecipe): readonly MockRecipe[] {
  const common = (other: MockRecipe) =>
    other.categories.filter((one) => categories.includes(one)).length +
    other.cuts.filter((one) => cuts.includes(one)).length
  return recipes
    .filter((other) => other.slug !== slug)
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, RELATED)
}
