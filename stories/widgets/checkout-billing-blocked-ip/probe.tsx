import { expect } from 'storybook/test'
import { guestBlocked } from '../../../mocks/scenarios'
import CheckoutBillingBlockedIp from '../../../src/widgets/checkout-billing-blocked-ip'
import { app } from '../../../src/widgets/checkout-billing-blocked-ip/app'
import { press, seen } from '../../support'
import { aCardForm } from '../../support/cardForms'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'

const TITLE = 'Let’s finish your order another way'

const probe: Probe = {
  App: () => <CheckoutBillingBlockedIp reference="IP-2207" />,
  scene: { hostedForm: aCardForm() },
  world: guestBlocked,
  async ready({ at }) {
    await seen(at, [/^We can’t take cards/, 'Reference IP-2207'])
    await expect(at.getAllByText('Eleanor Whitfield')[0]).toBeInTheDocument()
    return at.findByRole('heading', { name: TITLE })
  },
  async works({ at }) {
    await press(at, 'Try again')
    await seen(at, 'Cards still aren’t available here.')
  },
  saving: {
    controls: async ({ at }) => [await at.findByRole('button', { name: 'Try again' })],
    endpoint: 'postHostedPayment',
  },
  reading: {
    loading: 'Loading your cart',
    failed: 'We couldn’t load your cart',
    explains: /Your items are saved/,
    reports: ['cart-read-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async asGuest({ at }) {
    await expect(await at.findByRole('heading', { name: TITLE })).toBeVisible()
  },
  async longest({ at }) {
    await expect(await at.findByRole('heading', { name: TITLE })).toBeVisible()
    await expect(at.getAllByText(/Featherstonehau/)[0]).toBeInTheDocument()
  },
  async wide({ at }) {
    const side = at.getByRole('complementary', { name: 'Your order' })
    const again = await at.findByRole('button', { name: 'Try again' })
    await expect(side.getBoundingClientRect().left).toBeGreaterThan(
      again.getBoundingClientRect().right,
    )
  },
  async outlined({ at }) {
    return [await at.findByRole('button', { name: 'Try again' })]
  },
  async withoutPage({ at }) {
    await expect(await at.findByRole('heading', { name: TITLE })).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage({ at }) {
    await expect(await at.findByRole('heading', { name: TITLE })).toBeVisible()
    await expect(at.queryByRole('link', { name: /Email|Delivery/ })).toBeNull()
  },
}

/** The page for a guest on a connection where cards are blocked. */
export const s = situations(app, probe)
