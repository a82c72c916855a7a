import { expect, userEvent } from 'storybook/test'
import { oneShipment } from '../../../mocks/scenarios'
import CheckoutShipping from '../../../src/widgets/checkout-shipping'
import { app } from '../../../src/widgets/checkout-shipping/app'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { wayOn } from './page'

const probe: Probe = {
  App: () => <CheckoutShipping edit={11} />,
  world: oneShipment,
  async ready({ at }) {
    const title = { name: 'Delivery for Eleanor Whitfield' }
    await expect(await at.findByText(/^418 Maple Street/)).toBeVisible()
    return at.findByRole('article', title)
  },
  async works({ at }) {
    await userEvent.click(await at.findByRole('button', { name: /^Add a free gift message/ }))
    await userEvent.type(await at.findByRole('textbox', { name: 'Gift message' }), 'Enjoy!')
    await userEvent.click(at.getByRole('button', { name: 'Save' }))
    await expect(await at.findByRole('figure', { name: 'Gift message' })).toHaveTextContent(
      'Enjoy!',
    )
  },
  saving: { controls: async ({ at }) => [await wayOn(at)], endpoint: 'getValidationCheck' },
  reading: {
    loading: 'Loading your cart',
    failed: 'We couldn’t load your cart',
    explains: /Your items are saved/,
    reports: ['cart-read-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async asGuest({ at }) {
    await expect(await at.findByRole('article')).toBeVisible()
  },
  async longest({ at }) {
    const name = 'Delivery for Maximilianaaaaa Featherstonehau'
    await expect(await at.findByRole('heading', { name })).toBeVisible()
    await expect(at.getByText(/Building 27, Apartment 10042-B/)).toBeVisible()
    await expect(at.getAllByText(/^W{24} wonderful/)[0]?.textContent).toHaveLength(240)
    for (const article of at.getAllByRole('article'))
      await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth)
  },
  async wide({ at }) {
    const side = at.getByRole('complementary', { name: 'Your order' })
    const article = at.getByRole('article')
    await expect(side.getBoundingClientRect().left).toBeGreaterThan(
      article.getBoundingClientRect().right,
    )
    await expect(at.getByRole('list', { name: 'Your gifts' })).toBeVisible()
  },
  async outlined({ at }) {
    const article = await at.findByRole('article')
    return [article, await wayOn(at)]
  },
  async withoutPage({ at }) {
    await expect((await at.findAllByText('Item 10011'))[0]).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage(visit) {
    await probe.ready(visit)
    await expect(visit.at.queryByRole('link')).toBeNull()
  },
}

/** The page with one gift that is ready. */
export const s = situations(app, probe)
