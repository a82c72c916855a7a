import { expect, waitFor } from 'storybook/test'
import { guestWithMine } from '../../../mocks/scenarios'
import CheckoutBilling from '../../../src/widgets/checkout-billing'
import { app } from '../../../src/widgets/checkout-billing/app'
import { aCardForm } from '../../support/cardForms'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { ordersOf, PLACE, place } from './page'

const probe: Probe = {
  App: () => <CheckoutBilling email="dana@example.com" store="Prairie & Oak" />,
  scene: { hostedForm: aCardForm() },
  world: guestWithMine,
  async ready({ at }) {
    await expect(await at.findByText('Confirmation to dana@example.com')).toBeVisible()
    await expect(at.getAllByText('Eleanor Whitfield')[0]).toBeInTheDocument()
    // Offline, the message replaces the amount.
    return at.findByRole('button', { name: /^Place order – \$|^You’re offline/ })
  },
  async works({ at, id }) {
    await at.findByTitle('Card details, secure form')
    await place(at)
    await waitFor(() => expect(ordersOf(id)).toHaveLength(1))
  },
  saving: {
    controls: async ({ at }) => [await at.findByRole('button', { name: PLACE })],
    endpoint: 'putPlaceOrder',
  },
  reading: {
    loading: 'Loading your cart',
    failed: 'We couldn’t load your cart',
    explains: /Your items are saved/,
    reports: ['cart-read-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async asGuest({ at }) {
    await expect(await at.findByRole('region', { name: 'New card' })).toBeVisible()
  },
  async longest({ at }) {
    await expect(await at.findByRole('heading', { name: 'Payment' })).toBeVisible()
    await expect(at.getAllByText(/Featherstonehau/)[0]).toBeInTheDocument()
  },
  async wide({ at }) {
    const side = at.getByRole('complementary', { name: 'Your order' })
    const review = await at.findByRole('region', { name: 'Review your gifts' })
    await expect(side.getBoundingClientRect().left).toBeGreaterThan(
      review.getBoundingClientRect().right,
    )
  },
  async outlined({ at }) {
    const review = await at.findByRole('region', { name: /^Review your/ })
    return [review, await at.findByRole('button', { name: PLACE })]
  },
  async withoutPage({ at }) {
    await expect(await at.findByRole('button', { name: PLACE })).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage(visit) {
    await probe.ready(visit)
    await expect(visit.at.queryByRole('link')).toBeNull()
  },
}

/** The page for a guest with an own order and one gift. */
export const s = situations(app, probe)
