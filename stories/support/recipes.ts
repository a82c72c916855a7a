import {
  findRecipe,
  recipeCard,
  recipeCategories,
  recipeImage,
  recipePage,
  recipes,
  recipesOf,
} from '../../mocks/recipes'
import { searchRecipes } from '../../mocks/recipes/search'
import { STORY_NOW } from '../../mocks/scenarios'
import type { Recipe, RecipeDetailData } from '../../src/domain/recipe/recipe'
import type { SearchRecipes } from '../../src/domain/recipe/recipeLists'

/** Recipes as in lists; their links go nowhere in stories. */
export const cards = recipes.map(recipeCard).map((one) => ({ ...one, url: `#${one.id}` }))

/** Recipe categories, each with the picture of its first recipe. */
export const categories = recipeCategories.map(({ slug, name }) => {
  const [first] = recipesOf(slug)
  return { name, url: `#${slug}`, image: first ? recipeImage(first) : null }
})

/** The mock store's recipe search, as a page provides it. */
export const house: SearchRecipes = async (query, page, { category }) => {
  const found = searchRecipes(query, page, category)
  return { ...found, recipes: found.recipes.map((one) => ({ ...one, url: `#${one.id}` })) }
}

/** A search whose answers a play releases at any time, in any order. */
export function heldSearch(find: SearchRecipes = house) {
  const asked: { query: string; answer(): void; fail(): void }[] = []
  const search: SearchRecipes = (query, page, scope) =>
    new Promise((resolve, reject) => {
      asked.push({
        query,
        answer: () => void find(query, page, scope).then(resolve),
        fail: () => reject(new Error('no connection')),
      })
    })
  return { asked, search }
}

/** The page data of one of the shop's recipes, on the day of most stories; `change` overrides the recipe. */
export function recipeOf(slug: string, change: Partial<Recipe> = {}): RecipeDetailData {
  const found = findRecipe(slug)
  if (!found) throw new Error(`The house has no recipe ${slug}.`)
  const page = recipePage(found, Date.parse(STORY_NOW))
  return { ...page, recipe: { ...page.recipe, ...change } }
}

export const FILET = 'pan-seared-filet-mignon-with-thyme-butter'
export const HASH = 'brisket-hash-with-fried-eggs'
export const HAM = 'orange-and-mustard-glazed-ham'

/** A title of maximum length, with an unbreakable word. */
export const LONG_TITLE =
  'Featherstonehaughsandtheirsons’ Slow-Roasted Bone-In Ribeye with Rosemary, Garlic, Burnt Butter and Sea Salt'
