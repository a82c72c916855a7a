import { expect, within } from 'storybook/test'
import { fiveRecipients } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/three-up/app'
import { LONG_NAME, productOf } from '../../support/products'
import { situations } from '../../support/situations'
import { cardOf, FAVORITES, Page, row } from './page'

/** The longest texts that a page can have. */
export const LONGEST = {
  ...FAVORITES,
  heading: LONG_NAME,
  cards: [1001, 1002, 1901].map((id) => ({ product: productOf(id, { name: LONG_NAME }) })),
}

export const s = situations(app, {
  App: () => <Page {...FAVORITES} />,
  world: fiveRecipients,
  async ready({ canvas }) {
    const { element, getAllByRole } = await row(canvas)
    await expect(getAllByRole('listitem')).toHaveLength(3)
    await expect(cardOf(element, 'Filet Mignon').getByText('From $109.95')).toBeVisible()
    return element
  },
  async works({ canvas, canvasElement, userEvent }) {
    const { getByRole } = await row(canvas)
    await userEvent.click(getByRole('button', { name: 'Add The Grand Gathering, Serves six' }))
    const body = within(canvasElement.ownerDocument.body)
    await body.findByRole('dialog', { name: 'The Grand Gathering' })
    await userEvent.keyboard('{Escape}')
  },
  async longest({ canvas }) {
    const { getAllByText } = await row(canvas, LONG_NAME)
    await expect(getAllByText(LONG_NAME).length).toBeGreaterThanOrEqual(3)
  },
  async outlined({ canvas }) {
    const { getAllByRole } = await row(canvas)
    return getAllByRole('button')
  },
  async wide({ canvas }) {
    const { getAllByRole } = await row(canvas)
    const tops = getAllByRole('listitem').map((one) => Math.round(one.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
  },
})
