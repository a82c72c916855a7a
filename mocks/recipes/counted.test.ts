import { expect, it } from 'vitest'
import { scaledAmount } from '../../src/domain/recipe/recipeScaling'
import { recipes } from '../recipes'

const counted = recipes.flatMap(({ title, servings, ingredients }) =>
  ingredients
    .filter(({ unit }) => unit === 'cloves' || unit === 'sprigs')
    .map((ingredient) => ({ title, servings, ingredient })),
)

it.each(counted)('$title has no fractions of cloves or sprigs', ({ servings, ingredient }) => {
  const amounts = Array.from(
    { length: 12 },
    (_, at) => scaledAmount(ingredient, (at + 1) / servings)?.amount,
  )
  expect(amounts.filter((amount) => !/^\d+$/.test(amount ?? ''))).toEqual([])
})
