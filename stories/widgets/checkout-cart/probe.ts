import { expect } from 'storybook/test'
import { clubLine, oneShipment } from '../../../mocks/scenarios'
import CheckoutCart from '../../../src/widgets/checkout-cart'
import { app } from '../../../src/widgets/checkout-cart/app'
import { cardOf, rowOf, shown } from '../../support'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'

const probe: Probe = {
  App: CheckoutCart,
  world: oneShipment,
  async ready({ at }) {
    const row = await rowOf(at, 'Filet Mignon')
    await expect(await row.findByText('$109.95')).toBeVisible()
    await expect(at.getAllByRole('article')).toHaveLength(1)
    return row.element
  },
  async works({ at, userEvent }) {
    const row = await rowOf(at, /Filet Mignon|Item 10011/)
    await userEvent.click(row.getByRole('button', { name: /^Increase/ }))
    await expect(await row.findByText('$219.90')).toBeVisible()
  },
  reading: {
    loading: 'Loading your cart',
    failed: 'We couldn’t load your cart',
    explains: /Your items are saved/,
    reports: ['cart-read-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async asGuest({ at }) {
    await expect((await at.findAllByRole('article')).length).toBeGreaterThan(0)
  },
  async longest({ at }) {
    await expect(await at.findByText('101 items for 2 people')).toBeVisible()
    await expect(at.getAllByText(/99,999\.95/).length).toBeGreaterThan(0)
    const card = await cardOf(at, 'To Maximilianaaaaa Featherstonehau')
    const words = card.getByText(/^W{24} wonderful/)
    await expect(words.textContent).toHaveLength(240)
    await expect(card.getByText(/Building 27, Apartment 10042-B/)).toBeVisible()
    await expect(card.getByText(/^Email heads-up to maximilian\.feather/)).toBeVisible()
    for (const article of at.getAllByRole('article'))
      await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth)
  },
  async withoutPage(visit) {
    await rowOf(visit.at, 'Item 10011')
    await expect(visit.at.queryByRole('link', { name: /shop/i })).toBeNull()
    await probe.works?.(visit)
  },
  async oddPage(visit) {
    await probe.ready(visit)
    await expect(visit.at.queryByRole('link', { name: /shop/i })).toBeNull()
    await expect(visit.at.queryByRole('link', { name: /^Call/ })).toBeNull()
  },
}

/** The cart page with one shipment of one item. */
export const s = situations(app, probe)

/** The cart page with a club, which has a colored fact. */
export const club = situations(app, {
  ...probe,
  world: clubLine,
  ready: async ({ at }) => (await rowOf(at, 'Steak-of-the-Month Club')).element,
  async outlined({ at, place }) {
    const way = shown(at.getAllByRole('button', { name: 'Check out' }))
    const [more = null] = at.getAllByRole('button', { name: /^Increase/ })
    return [place.querySelector('.gw-line-fact'), more, way]
  },
})
