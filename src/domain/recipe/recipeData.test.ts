import { describe, expect, it } from 'vitest'
import type { ProductSize } from '../product/sizes'
import { fits, isExactly } from '../schema/guard'
import { recipeDetailSchema } from './recipe'
import { recipeCategorySchema, recipeHomeSchema } from './recipeLists'
import { servingSize } from './servingSize'

const CARD = { id: 'a', title: 'A', url: '/a' }
const RECIPE = { id: 'a', title: 'A' }

describe('the data of a recipe', () => {
  it.each<[string, object, object]>([
    ['an invalid number of servings', { ...RECIPE, servings: 0 }, { ...RECIPE, servings: null }],
    ['an invalid time', { ...RECIPE, minutes: '30' }, { ...RECIPE, minutes: null }],
    ['a picture that leads astray', { ...RECIPE, image: 'data:x' }, { ...RECIPE, image: null }],
    [
      'an ingredient without a name',
      { ...RECIPE, ingredients: [{ amount: 1 }, { name: 'salt' }] },
      { ...RECIPE, ingredients: [null, { name: 'salt' }] },
    ],
    ['a step without words', { ...RECIPE, steps: [{ text: ' ' }] }, { ...RECIPE, steps: [null] }],
  ])('lose %s, and nothing else', (_case, recipe, left) => {
    const data = { recipe: structuredClone(recipe) }
    expect(isExactly(recipeDetailSchema, data)).toBe(false)
    expect(fits(recipeDetailSchema, data)).toBe(true)
    expect(data.recipe).toMatchObject(left)
  })

  it.each([
    ['nothing', {}],
    ['a recipe without a title', { recipe: { id: 'a' } }],
    ['a recipe without an id', { recipe: { title: 'A' } }],
  ])('are none: %s', (_case, data) => {
    expect(fits(recipeDetailSchema, data)).toBe(false)
  })
})

it('a card without a link is dropped', () => {
  const data = { latest: [CARD, { ...CARD, url: 'javascript:alert(1)' }, { id: 'b', title: 'B' }] }
  expect(fits(recipeHomeSchema, data)).toBe(true)
  expect(data.latest).toEqual([CARD, null, null])
})

it('a card with too many stars has no rating', () => {
  const data = { latest: [{ ...CARD, rating: { stars: 99, count: 3 } }] }
  expect(fits(recipeHomeSchema, data)).toBe(true)
  expect(data.latest).toEqual([{ ...CARD, rating: null }])
})

it.each([
  [{ title: 'Steak' }, true],
  [{ isUnknown: true }, true],
  [{ recipes: [CARD] }, false],
  [{ title: ' ' }, false],
])('a category has a title, or is reported as unknown: %j', (data, expected) => {
  expect(fits(recipeCategorySchema, data)).toBe(expected)
})

describe('the size that a recipe needs', () => {
  const size = (
    skuId: number,
    serves: number | null,
    stock: ProductSize['stock'] = 'available',
  ): ProductSize => ({
    skuId,
    serves,
    stock,
    label: null,
    priceCents: 1,
    wasCents: null,
    isAddOn: false,
    units: null,
  })
  it.each<[string, ProductSize[], number, number | null]>([
    ['is the smallest that serves all', [size(8, 8), size(2, 2), size(4, 4)], 3, 4],
    ['serves exactly as many', [size(2, 2), size(4, 4)], 4, 4],
    ['is the largest if none serves everyone', [size(2, 2), size(4, 4)], 9, 4],
    ['is not sold out', [size(4, 4, 'sold-out'), size(8, 8)], 4, 8],
    ['is smaller if the right one is sold out', [size(2, 2), size(4, 4, 'sold-out')], 4, 2],
    [
      'is the right one if all are sold out',
      [size(2, 2, 'sold-out'), size(4, 4, 'sold-out')],
      3,
      4,
    ],
    ['of unknown stock counts', [size(4, 4, 'unknown')], 4, 4],
    ['says whom it serves, if any does', [size(1, null), size(4, 4)], 9, 4],
    ['is any if no size has servings', [size(1, null)], 4, 1],
    ['is none', [], 4, null],
  ])('%s', (_case, sizes, people, expected) => {
    expect(servingSize(sizes, people)?.skuId ?? null).toBe(expected)
  })
})
