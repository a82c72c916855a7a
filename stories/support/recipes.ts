import { findRecipe, recipeCard, recipePage, recipes } from '../../mocks/recipes'
import { STORY_NOW } from '../../mocks/scenarios'
import type { Recipe, RecipeDetailData } from '../../src/domain/recipe/recipe'
import type { RecipeCardData } from '../../src/domain/recipe/recipeCard'

/** What the page of a recipe of the house says, on the day of most stories; `change` is of the recipe. */
export function recipeOf(slug: string, change: Partial<Recipe> = {}): RecipeDetailData {
  const found = findRecipe(slug)
  if (!found) throw new Error(`The house has no recipe ${slug}.`)
  const page = recipePage(found, Date.parse(STORY_NOW))
  return { ...page, recipe: { ...page.recipe, ...change } }
}

export const FILET = 'pan-seared-filet-mignon-with-thyme-butter'
export const HASH = 'brisket-hash-with-fried-eggs'
export const HAM = 'orange-and-mustard-glazed-ham'

/** All recipes of the house, as lists show them. */
export const CARDS: readonly RecipeCardData[] = recipes.map(recipeCard)

/** What the house may cook next: lists of a shop are longer than its demo. */
const MORE = [
  'Chimichurri Flat Iron',
  'Porterhouse for Two',
  'Reverse-Seared Tomahawk',
  'Steak Tips with Mushrooms',
  'Crab Cake Sliders',
  'Smoked Turkey Pot Pie',
]

/** So many cards: those of the house, and what it may cook next. */
export const cardsOf = (count: number): readonly RecipeCardData[] =>
  [
    ...CARDS,
    ...MORE.map((title, at) => ({
      id: `next-${at}`,
      title,
      url: `/recipes/next-${at}`,
      image: CARDS[at]?.image ?? null,
      minutes: 30 + at * 10,
      servings: 4,
      cuts: ['Ribeye'],
      methods: ['Grill'],
    })),
  ].slice(0, count)

/** A title as long as titles get, with a word that cannot be broken. */
export const LONG_TITLE =
  'Featherstonehaughsandtheirsons’ Slow-Roasted Bone-In Ribeye with Rosemary, Garlic, Burnt Butter and Sea Salt'
