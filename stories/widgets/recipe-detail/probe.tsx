import { expect, userEvent, within } from 'storybook/test'
import { oneShipment } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/recipe-detail/app'
import { FILET, LONG_TITLE, recipeOf } from '../../support/recipes'
import { situations } from '../../support/situations'
import { DINNER, Page, part, pressShown } from './page'

const LONG_WORDS = `${'Featherstonehaughsandtheirsons '.repeat(8)}and serve.`

/** The longest texts that a page can have. */
export const LONGEST = {
  ...DINNER,
  ...recipeOf(FILET, {
    title: LONG_TITLE,
    intro: LONG_WORDS,
    servings: 12,
    minutes: 1440,
    ingredients: [
      { name: LONG_TITLE, amount: 11.75, unit: 'Featherstonehaughs', note: LONG_TITLE },
    ],
    steps: [{ title: LONG_TITLE, text: LONG_WORDS, timer: 240, ingredients: [0] }],
    allergens: [LONG_TITLE],
    nutrition: [{ name: LONG_TITLE, amount: '99,999.95 mg' }],
    doneness: [{ name: LONG_TITLE, temperature: '145–160°F', note: LONG_WORDS }],
  }),
}

export const s = situations(app, {
  App: () => <Page {...DINNER} />,
  world: oneShipment,
  async ready({ canvas }) {
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('Pan-Seared Filet Mignon with Thyme Butter')
    const { getByText } = await part(canvas, 'Shop this recipe')
    await expect(getByText('$109.95')).toBeVisible()
    return title
  },
  async works({ canvas }) {
    const { getAllByRole } = await part(canvas, 'Ingredients')
    const [first] = getAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await expect(first).toBeChecked()
  },
  async longest({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: LONG_TITLE })).toBeVisible()
    await expect(canvas.getAllByText(LONG_WORDS).length).toBeGreaterThanOrEqual(3)
  },
  async outlined({ canvas }) {
    const { getAllByRole } = await part(canvas, 'Shop this recipe')
    return getAllByRole('button')
  },
  async wide({ canvas }) {
    const [ingredients, steps] = await Promise.all([
      part(canvas, 'Ingredients'),
      part(canvas, 'Steps'),
    ])
    const [left, right] = [ingredients, steps].map(({ element }) => element.getBoundingClientRect())
    await expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0)
    await expect(Math.round(left?.top ?? 0)).toBe(Math.round(right?.top ?? 1))
    await pressShown(canvas, 'Shop this recipe')
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
})
