import { expect } from 'storybook/test'
import { fiveRecipients } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/recipe-search/app'
import { LONG_NAME } from '../../support/products'
import { cards } from '../../support/recipes'
import { situations } from '../../support/situations'
import { FOUND, Page } from './page'

/** The longest texts that a page can have. */
export const LONGEST = {
  ...FOUND,
  query: LONG_NAME,
  recipes: cards.slice(0, 4).map((one) => ({ ...one, title: LONG_NAME, cuts: [LONG_NAME] })),
}

export const s = situations(app, {
  App: () => <Page {...FOUND} />,
  world: fiveRecipients,
  async ready({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    return canvas.getByLabelText('Search recipes')
  },
  async works({ canvas, userEvent }) {
    const sort = canvas.getByLabelText('Sort')
    await userEvent.selectOptions(sort, 'name')
    await expect(sort).toHaveValue('name')
    await userEvent.selectOptions(sort, 'featured')
  },
  async longest({ canvas }) {
    await expect(canvas.getAllByRole('link', { name: LONG_NAME }).length).toBe(4)
  },
  outlined: async ({ canvas }) => [canvas.getByLabelText('Search recipes')],
  async wide({ canvas }) {
    const [one, two] = canvas.getAllByRole('listitem')
    await expect(one?.getBoundingClientRect().top).toBe(two?.getBoundingClientRect().top)
  },
})
