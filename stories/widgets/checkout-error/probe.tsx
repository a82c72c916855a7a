import { expect, waitFor } from 'storybook/test'
import { customerSignedIn } from '../../../mocks/scenarios'
import CheckoutError from '../../../src/widgets/checkout-error'
import { app } from '../../../src/widgets/checkout-error/app'
import { seen } from '../../support'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'

const LONGEST = 'W'.repeat(40)

const probe: Probe = {
  App: () => <CheckoutError reason="ordered" reference={LONGEST} isNotCharged />,
  world: customerSignedIn,
  async ready({ at }) {
    await seen(at, ['You already placed this order', 'You have not been charged.'])
    return at.findByRole('link', { name: 'See your orders' })
  },
  async works({ at }) {
    const link = await at.findByRole('link', { name: 'Keep shopping' })
    await expect(link).toHaveAttribute('href', '/shop')
  },
  async asGuest({ at }) {
    await waitFor(() => expect(at.queryByRole('link', { name: 'See your orders' })).toBeNull())
  },
  async longest({ at }) {
    await expect(await at.findByText(`Reference ${LONGEST}`)).toBeVisible()
  },
  async wide({ at }) {
    const { width } = (await at.findByRole('heading')).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(560)
  },
  async outlined({ at }) {
    return [await at.findByRole('link', { name: 'Keep shopping' })]
  },
  async withoutPage({ at }) {
    await seen(at, 'You already placed this order')
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage({ at }) {
    await seen(at, 'You already placed this order')
    await expect(at.queryByRole('link')).toBeNull()
  },
}

/** The page for a customer who has already ordered. */
export const s = situations(app, probe)
