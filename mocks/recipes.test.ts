import { describe, expect, it } from 'vitest'
import { recipeDetailSchema } from '../src/domain/recipe/recipe'
import { recipeAnswerSchema } from '../src/domain/recipe/recipeLists'
import { isExactly } from '../src/domain/schema/guard'
import { findItem } from './catalogue'
import { plated } from './illustrations/plated'
import { imageResponse } from './images'
import {
  findRecipe,
  recipeCategories,
  recipeImage,
  recipePage,
  recipes,
  recipesOf,
} from './recipes'
import { searchRecipes } from './recipes/search'
import { serves } from './recipes/serves'

const NOW = Date.parse('2026-12-01T16:00:00Z')

describe.each(recipes.map((recipe) => [recipe.title, recipe] as const))('%s', (_title, recipe) => {
  const { steps, ingredients, minutes, activeMinutes } = recipe

  it('is valid page data', () => {
    expect(isExactly(recipeDetailSchema, recipePage(recipe, NOW))).toBe(true)
    expect(findRecipe(recipe.slug)).toBe(recipe)
  })

  it('uses each of its ingredients in some step, and no others', () => {
    const taken = new Set(steps.flatMap((step) => step.ingredients))
    expect([...taken].toSorted((a, b) => a - b)).toEqual(ingredients.map((_, at) => at))
  })

  it('takes the stated time: less active time, and timers that fit', () => {
    expect(activeMinutes).toBeLessThanOrEqual(minutes)
    const waits = steps.reduce((sum, { timer = 0 }) => sum + timer, 0)
    expect(waits).toBeLessThanOrEqual(minutes)
  })

  it('uses products of the shop, in sizes with known servings', () => {
    for (const id of [...recipe.items, ...recipe.swaps])
      expect(findItem(id), String(id)).not.toBeNull()
    const [main] = recipe.items
    for (const { sku_id } of findItem(main ?? 0)?.sizes ?? [])
      expect(serves.has(sku_id), String(sku_id)).toBe(true)
  })

  it('has its own picture', async () => {
    const response = await imageResponse(recipeImage(recipe))
    expect(await response?.text()).toContain(`<title>${recipe.imageAlt}</title>`)
    expect(recipes.filter(({ picture }) => picture === recipe.picture)).toEqual([recipe])
  })
})

it('states safe temperatures for food that must be hot inside', () => {
  const said = (slug: string) =>
    findRecipe(slug)
      ?.steps.map(({ text }) => text)
      .join(' ')
  expect(said('backyard-steak-burgers-with-special-sauce')).toContain('160°F')
  expect(said('stuffed-chicken-with-warm-white-beans')).toContain('165°F')
  expect(said('orange-and-mustard-glazed-ham')).toContain('140°F')
  expect(said('slow-roasted-salmon-with-lemon-and-dill')).toContain('145°F')
})

it('every picture belongs to a recipe, and every category has some', () => {
  expect(recipes.map(({ picture }) => picture).toSorted()).toEqual(Object.keys(plated).toSorted())
  for (const { slug } of recipeCategories) expect(recipesOf(slug).length).toBeGreaterThan(1)
})

it('there are no pictures of other things', async () => {
  for (const path of ['/products/recipes/nonsense.svg', '/products/recipes/.svg', '/recipes/a.svg'])
    expect(await imageResponse(path)).toBeNull()
})

describe('a search', () => {
  it.each([
    ['ribeye', 'Grilled Ribeye with Scallion Salsa Verde'],
    ['lobst gar', 'Broiled Lobster Tails with Garlic Butter'],
    ['weeknight chicken', 'Stuffed Chicken with Warm White Beans'],
  ])('for %s finds %s first', (query, title) => {
    const found = searchRecipes(query)
    expect(isExactly(recipeAnswerSchema, found)).toBe(true)
    expect(found.recipes[0]?.title).toBe(title)
  })

  it('without a match finds nothing, and suggests a similar word', () => {
    expect(searchRecipes('ribey')).toMatchObject({ total: 1 })
    expect(searchRecipes('rybeye')).toEqual({ recipes: [], total: 0, meant: 'ribeye' })
    expect(searchRecipes('zzzzzz')).toEqual({ recipes: [], total: 0, meant: null })
    expect(searchRecipes('')).toEqual({ recipes: [], total: 0, meant: null })
  })

  it.each([
    ['filet minon', 'filet mignon'],
    ['garlic butr', 'garlic butter'],
    ['filet zzzzzz', null],
  ])('corrects the words of "%s" that nothing is called by: %s', (query, meant) => {
    expect(searchRecipes(query)).toEqual({ recipes: [], total: 0, meant })
  })

  it('is paged, and can be limited to a category', () => {
    const first = searchRecipes('salt')
    const second = searchRecipes('salt', 2)
    expect(first.total).toBeGreaterThan(8)
    expect(first.recipes).toHaveLength(8)
    expect(first.recipes.length + second.recipes.length).toBe(first.total)
    expect(searchRecipes('', 1, 'desserts').total).toBe(recipesOf('desserts').length)
  })

  it('for a category finds all of its recipes', () => {
    const found = new Set(searchRecipes('steak').recipes.map(({ id }) => id))
    expect(recipesOf('steak').filter(({ slug }) => !found.has(slug))).toEqual([])
  })
})
