import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import type { Recipe } from '../../src/domain/recipe/recipe'
import { useRecipeScaling } from '../../src/hooks'
import { bare, noWorld, press } from '../support'
import { HAM, HASH, recipeOf } from '../support/recipes'
import { showing } from './bare'

const recipeAt = (slug: string) => recipeOf(slug).recipe as Recipe

/** The ingredients of a recipe, and the number of servings. */
const Amounts = showing(({ recipe }: { recipe: Recipe }) => {
  const { servings, amounts, isScalable, setServings } = useRecipeScaling(recipe)
  return {
    says: `${isScalable ? 'For' : 'Best for'} ${servings}`,
    rows: (recipe.ingredients ?? []).map((one, at) => {
      const { amount = '', unit = '', isAbout = false } = amounts[at] ?? {}
      return [isAbout && 'about', amount, unit, one?.name].filter(Boolean).join(' ')
    }),
    verbs: [
      ['Fewer', () => setServings((servings ?? 1) - 1)],
      ['More', () => setServings((servings ?? 1) + 1)],
    ],
  }
})

const meta = preview.meta({
  title: 'Hooks/useRecipeScaling',
  component: Amounts,
  args: { recipe: recipeAt(HASH) },
})

/** Quarters, thirds and halves; whole eggs only. */
export const Scaled = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await expect(await canvas.findByText('4 large eggs')).toBeVisible()
    await press(canvas, 'Fewer', 'Fewer', 'Fewer')
    await expect(await canvas.findByText('For 1')).toBeVisible()
    await expect(canvas.getByText('¼ yellow onions')).toBeVisible()
    await press(canvas, 'Fewer')
    await expect(canvas.getByText('For 1')).toBeVisible()
  }),
)

export const InOneSize = meta.story({
  args: { recipe: recipeAt(HAM) },
  ...bare(noWorld, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await expect(canvas.getByText('Best for 12')).toBeVisible()
  }),
})
