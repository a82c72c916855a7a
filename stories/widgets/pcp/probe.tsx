import { expect, screen, waitFor, within } from 'storybook/test'
import { customerLooking } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/pcp/app'
import { situations } from '../../support/situations'
import { stageOf } from '../../support/stages'
import { giftOf, listOf, opened, Page, STEAKS } from './page'

const LONG = 'Featherstonehaughsandtheirsons'

/** The longest texts that a page can have, at the highest price. */
export const LONGEST = {
  title: `${LONG} ${LONG}`,
  intro: `${LONG} `.repeat(4),
  products: [1001, 1201, 1301].map((itemId) => ({
    ...giftOf(itemId),
    name: `${LONG} `.repeat(3),
    skus: [
      { sku_id: itemId * 10 + 1, label: LONG, price: 98_888.95, strike_price: 99_999.95 },
      { sku_id: itemId * 10 + 2, label: LONG, price: 99_999.95 },
    ],
    facets: { kind: ['long'] },
  })),
  filters: [{ key: 'kind', label: LONG, options: [{ value: 'long', label: `${LONG} ${LONG}` }] }],
  promo: { title: `${LONG} ${LONG}`, text: LONG, href: '/club', linkText: LONG, after: 2 },
}

/** The steaks, for a browsing customer. */
export const s = situations(app, {
  App: () => <Page {...STEAKS} />,
  scene: opened(),
  world: customerLooking,
  async ready({ canvas }) {
    const { element, findByRole } = await listOf(canvas)
    await findByRole('button', { name: 'Sold out: Bone-In Tomahawk Ribeye' })
    return element
  },
  async works({ canvas, id, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add New York Strip, Two 10 oz steaks' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'New York Strip' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Eleanor/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add for Eleanor' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(1)
  },
  async longest({ canvas }) {
    const { getAllByText, getByRole } = await listOf(canvas, LONGEST.title)
    await expect(getAllByText(/\$98,888\.95/)).toHaveLength(3)
    await expect(getByRole('link', { name: LONGEST.promo.title })).toBeVisible()
  },
  async outlined({ canvas }) {
    const { getAllByRole } = await listOf(canvas)
    return getAllByRole('button')
  },
  async wide({ canvas }) {
    const { element, getByRole } = await listOf(canvas)
    const [one, two, three, four] = [...element.querySelectorAll('[data-gw-product]')].map((card) =>
      Math.round(card.getBoundingClientRect().top),
    )
    await expect([two, three, four]).toEqual([one, one, one])
    await expect(getByRole('button', { name: 'Price' })).toBeVisible()
  },
})
