import { expect, waitFor } from 'storybook/test'
import { oneNameOnly } from '../../../mocks/scenarios'
import CheckoutLogin from '../../../src/widgets/checkout-login'
import { app } from '../../../src/widgets/checkout-login/app'
import { stageOf } from '../../support'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { formOf, send } from './page'

const GUEST = 'Check out as a guest'

const probe: Probe = {
  App: () => <CheckoutLogin edit={11} />,
  world: oneNameOnly,
  async ready({ at }) {
    const guest = await formOf(at, GUEST)
    await expect(guest.getByLabelText('Email')).toHaveValue('')
    await expect(at.getAllByText('Eleanor Whitfield').length).toBeGreaterThan(0)
    return guest.getByRole('button', { name: 'Continue as guest' })
  },
  async works({ at, id }) {
    await send(await formOf(at, GUEST), { Email: 'dana@example.com' }, 'Continue as guest')
    const { store } = stageOf(id)
    await waitFor(() => expect(store.state.cartFacts.billing?.email).toBe('dana@example.com'))
  },
  saving: {
    controls: async ({ at }) => [
      (await formOf(at, GUEST)).getByRole('button', { name: 'Continue as guest' }),
    ],
    endpoint: 'putBillingAddress',
  },
  reading: {
    loading: 'Loading your cart',
    failed: 'We couldn’t load your cart',
    explains: /Your items are saved/,
    reports: ['cart-read-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async asGuest({ at }) {
    await expect(await at.findByRole('region', { name: GUEST })).toBeVisible()
  },
  async longest({ at }) {
    await expect(await at.findByRole('heading', { name: 'Your email' })).toBeVisible()
    await expect(at.getAllByText(/Featherstonehau/)[0]).toBeInTheDocument()
  },
  async wide({ at }) {
    const [guest, known] = await Promise.all(
      [GUEST, 'Sign in'].map((name) => at.findByRole('region', { name })),
    )
    await expect(known?.getBoundingClientRect().left).toBeGreaterThan(
      guest?.getBoundingClientRect().right ?? 0,
    )
    await expect(at.getByLabelText('Password')).toBeVisible()
  },
  async outlined({ at }) {
    const guest = await at.findByRole('region', { name: GUEST })
    return [guest, await at.findByRole('button', { name: 'Continue as guest' })]
  },
  async withoutPage({ at }) {
    await expect(await at.findByRole('region', { name: GUEST })).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage(visit) {
    await probe.ready(visit)
    await expect(visit.at.queryByRole('link')).toBeNull()
  },
}

/** The page for a guest without a known email. */
export const s = situations(app, probe)
