import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import type { Recipe } from '../../src/domain/recipe/recipe'
import { useCookMode } from '../../src/hooks'
import { bare, noWorld, press } from '../support'
import { HASH, recipeOf } from '../support/recipes'
import { showing } from './bare'

const hash = recipeOf(HASH).recipe as Recipe

const Cook = showing(() => {
  const { recipe, startCooking } = useCookMode()
  return {
    says: recipe ? `Cooking ${recipe.title}` : 'Nothing on the stove',
    verbs: [['Cook', () => startCooking(hash)]],
  }
})

const meta = preview.meta({ title: 'Hooks/useCookMode', component: Cook })

/** Opens over the page, whatever the page uses. */
export const Opened = meta.story(
  bare(noWorld, async ({ canvas, canvasElement }) => {
    await press(canvas, 'Cook')
    const body = within(canvasElement.ownerDocument.body)
    await expect(
      await body.findByRole('heading', { name: /^Step 1 of 5 ?Boil the potatoes/ }),
    ).toBeVisible()
  }),
)
