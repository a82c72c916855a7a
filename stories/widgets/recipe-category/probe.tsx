import { expect } from 'storybook/test'
import { fiveRecipients } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/recipe-category/app'
import { LONG_NAME } from '../../support/products'
import { cards } from '../../support/recipes'
import { situations } from '../../support/situations'
import { Page, STEAK } from './page'

/** The longest texts that a page can have. */
export const LONGEST = {
  ...STEAK,
  title: LONG_NAME,
  intro: LONG_NAME,
  recipes: cards.slice(0, 4).map((one) => ({ ...one, title: LONG_NAME, cuts: [LONG_NAME] })),
}

export const s = situations(app, {
  App: () => <Page {...STEAK} />,
  world: fiveRecipients,
  async ready({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    return canvas.getByRole('heading', { level: 1, name: 'Steak' })
  },
  async works({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'name')
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    const titles = cards.slice(0, 12).map(({ title }) => title)
    await expect(first).toHaveTextContent(titles.toSorted()[0] ?? '?')
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'featured')
  },
  async longest({ canvas }) {
    await expect(canvas.getAllByText(LONG_NAME).length).toBeGreaterThan(4)
  },
  outlined: async ({ canvas }) => [canvas.getByLabelText('Sort')],
  async wide({ canvas }) {
    const [one, two] = canvas.getAllByRole('listitem')
    await expect(one?.getBoundingClientRect().top).toBe(two?.getBoundingClientRect().top)
    await expect(canvas.getByLabelText('Time')).toBeVisible()
  },
})
