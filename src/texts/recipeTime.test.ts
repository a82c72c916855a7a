import { expect, it } from 'vitest'
import { recipeTexts } from './recipe'
import { recipeTime } from './recipeTime'

it.each([
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 hr'],
  [90, '1 hr 30 min'],
  [240, '4 hr'],
])('%i minutes are told as %s', (minutes, words) => {
  expect(recipeTime(recipeTexts.texts, minutes)).toBe(words)
})
