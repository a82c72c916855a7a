import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inFractions, kitchenAmount } from './fractions'
import type { Ingredient } from './recipe'
import { scaledAmount } from './recipeScaling'
import { fitServings, isScalable } from './servings'

const of = (amount: number, rest: Partial<Ingredient> = {}): Ingredient => ({
  name: 'butter',
  amount,
  ...rest,
})

/** In written form: "about 2–3 tbsp". */
function written(ingredient: Ingredient, factor: number): string {
  const scaled = scaledAmount(ingredient, factor)
  if (!scaled) return 'to taste'
  const { isLess, isAbout, amount, unit, word } = scaled
  return [isLess ? 'less than' : isAbout && 'about', amount, unit ?? word].filter(Boolean).join(' ')
}

describe('an amount for a number of servings', () => {
  it.each<[string, Ingredient, number, string]>([
    ['as it is written', of(1.4, { unit: 'cup' }), 1, '1.4 cup'],
    ['a quarter', of(1, { unit: 'cup' }), 1 / 4, '¼ cup'],
    ['a third', of(1, { unit: 'cup' }), 1 / 3, '⅓ cup'],
    ['a half', of(3, { unit: 'tbsp' }), 1 / 2, '1½ tbsp'],
    ['two thirds', of(2, { unit: 'cup' }), 1 / 3, '⅔ cup'],
    ['three quarters', of(1.5, { unit: 'lb' }), 1 / 2, '¾ lb'],
    ['rounded, but not visibly', of(1.02), 2, '2'],
    ['rounded, and said', of(2.3), 1 / 2, 'about 1¼'],
    ['an egg is never cut', of(3, { isWhole: true }), 1 / 2, 'about 2'],
    ['whole eggs that come out even', of(3, { isWhole: true }), 2, '6'],
    ['a third of three eggs is one', of(3, { isWhole: true }), 1 / 3, '1'],
    ['a range', of(2, { to: 3, unit: 'tbsp' }), 1 / 2, '1–1½ tbsp'],
    ['a range whose ends meet', of(2, { to: 3, isWhole: true }), 1 / 4, 'about 1'],
    ['a range in one unit', of(2, { to: 6, unit: 'tbsp' }), 2, '¼–¾ cup'],
    ['a range that ends before it begins', of(3, { to: 2 }), 2, '6'],
    ['to taste', { name: 'salt' }, 3, 'to taste'],
    ['less than ¼ cup in spoons', of(1 / 4, { unit: 'cup' }), 1 / 2, '2 tbsp'],
    ['exactly ¼ cup', of(1 / 2, { unit: 'cup' }), 1 / 2, '¼ cup'],
    ['less than half a tablespoon', of(1, { unit: 'tbsp' }), 1 / 4, '¾ tsp'],
    ['what no spoon measures', of(1 / 4, { unit: 'tsp' }), 1 / 2, '1 pinch'],
    ['a range of what no spoon measures', of(1 / 8, { to: 1 / 4, unit: 'tsp' }), 1 / 2, '1 pinch'],
    [
      'a range that begins with what no spoon measures',
      of(1 / 4, { to: 1, unit: 'tsp' }),
      1 / 2,
      'about ¼–½ tsp',
    ],
    ['the least that a spoon measures', of(3 / 8, { unit: 'tsp' }), 1 / 2, 'about ¼ tsp'],
    ['a fraction of pounds as whole ounces', of(1.5, { unit: 'lb' }), 1 / 4, '6 oz'],
    ['a fraction of cups as tablespoons', of(1, { unit: 'cup' }), 5 / 12, '6⅔ tbsp'],
    ['two teaspoons, which are no spoon', of(1, { unit: 'tsp' }), 2, '2 tsp'],
    ['two thirds of a tablespoon', of(1, { unit: 'tbsp' }), 2 / 3, '2 tsp'],
    ['half a tablespoon', of(1, { unit: 'tbsp' }), 1 / 2, '½ tbsp'],
    ['three teaspoons', of(1, { unit: 'tsp' }), 3, '1 tbsp'],
    ['four teaspoons', of(1, { unit: 'tsp' }), 4, '1⅓ tbsp'],
    ['four tablespoons', of(1, { unit: 'tbsp' }), 4, '¼ cup'],
    ['five tablespoons, which are no third of a cup', of(1, { unit: 'tbsp' }), 5, '5 tbsp'],
    ['sixteen ounces', of(8, { unit: 'oz' }), 2, '1 lb'],
    ['a few ounces of a pound', of(1 / 2, { unit: 'lb' }), 1 / 3, '2⅔ oz'],
    ['above ten, to halves', of(5.2), 2, '10½'],
    ['above twenty, to whole numbers', of(10.2), 2, '20'],
    ['a word of the recipe', of(2, { unit: 'cloves', unitOne: 'clove' }), 2, '4 cloves'],
    ['one of it', of(2, { unit: 'cloves', unitOne: 'clove' }), 1 / 2, '1 clove'],
    ['half of one', of(1, { unit: 'cloves', unitOne: 'clove' }), 1 / 2, '½ clove'],
    ['as it is written, of what no cup measures', of(0.0001, { unit: 'cup' }), 1, '1 pinch'],
    ['as it is written, of what nothing measures', of(0.0001), 1, 'less than ¼'],
    ['less than an eighth of a word', of(1, { unit: 'jars' }), 1 / 12, 'less than ¼ jars'],
    ['less than an eighth of an ounce', of(0.001, { unit: 'lb' }), 1, 'less than ¼ oz'],
    ['an eighth', of(1 / 4), 1 / 2, 'about ¼'],
    ['a range that begins with hardly anything', of(0.0001, { to: 1 }), 1, 'about ¼–1'],
    ['a range of hardly anything', of(0.0001, { to: 0.0002 }), 1, 'less than ¼'],
    ['a hundredth, as it is written', of(0.01, { unit: 'cup' }), 1, '0.01 cup'],
    ['a unit of that name which every object has', of(2, { unit: 'toString' }), 2, '4 toString'],
  ])('%s', (_case, ingredient, factor, expected) => {
    expect(written(ingredient, factor)).toBe(expected)
  })

  it('is always usable, and close to the exact value', () => {
    const units = ['cup', 'tbsp', 'tsp', 'lb', 'oz', 'cloves', null]
    const sizes: Record<string, number> = { cup: 48, tbsp: 3, tsp: 1, lb: 16, oz: 1 }
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 96 }),
        fc.constantFrom(...units),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (quarters, unit, from, to) => {
          const scaled = scaledAmount(of(quarters / 4, { unit }), to / from)
          expect(scaled?.amount).toMatch(/^\d*[¼⅓½⅔¾]?$/)
          if (from === to || scaled?.unit === 'pinch') return
          const shown = numberOf(scaled?.amount ?? '') * (sizes[scaled?.unit ?? ''] ?? 1)
          const exact = ((quarters / 4) * to * (sizes[unit ?? ''] ?? 1)) / from
          expect(shown).toBeGreaterThan(0)
          if (exact >= 1) expect(Math.abs(shown - exact) / exact).toBeLessThan(0.26)
          if (!scaled?.isAbout) expect(Math.abs(shown - exact) / exact).toBeLessThan(0.06)
        },
      ),
    )
  })

  it('never decreases for more servings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 11 }),
        (quarters, isWhole, servings, people) => {
          const amountFor = (count: number) =>
            numberOf(scaledAmount(of(quarters / 4, { isWhole }), count / servings)?.amount ?? '')
          if (people === servings || people + 1 === servings) return
          expect(amountFor(people + 1)).toBeGreaterThanOrEqual(amountFor(people))
        },
      ),
    )
  })
})

const SIGNS: Record<string, number> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 }
const numberOf = (text: string) =>
  Number(text.replace(/\D/g, '') || 0) + (SIGNS[text.at(-1) ?? ''] ?? 0)

it.each([
  [0.12, 0],
  [0.13, 1 / 4],
  [0.29, 1 / 4],
  [0.3, 1 / 3],
  [0.41, 1 / 3],
  [0.42, 1 / 2],
  [0.58, 1 / 2],
  [0.59, 2 / 3],
  [0.7, 2 / 3],
  [0.71, 3 / 4],
  [0.88, 1],
  [9.8, 9.75],
  [10.3, 10.5],
  [20.4, 20],
])('%d is measured as %d', (value, expected) => {
  expect(kitchenAmount(value)).toBeCloseTo(expected, 6)
})

it.each([
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [1.5, '1½'],
  [2, '2'],
  [2.9999999, '3'],
  [10, '10'],
  [1.37, '1.37'],
])('%d is written %s', (value, expected) => {
  expect(inFractions(value)).toBe(expected)
})

it.each([
  [0, 1],
  [1, 1],
  [12, 12],
  [13, 12],
  [3.4, 3],
])('a recipe for %d people is one for %d', (wanted, expected) => {
  expect(fitServings(wanted)).toBe(expected)
})

it.each([
  [{ servings: 4 }, true],
  [{ servings: 4, scales: true }, true],
  [{ servings: 4, scales: false }, false],
  [{ servings: null }, false],
])('%j may be reckoned for others: %s', (recipe, expected) => {
  expect(isScalable(recipe)).toBe(expected)
})
