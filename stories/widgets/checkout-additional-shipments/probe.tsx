import { expect, userEvent, waitFor } from 'storybook/test'
import { twoOfFourReady } from '../../../mocks/scenarios'
import CheckoutAdditionalShipments from '../../../src/widgets/checkout-additional-shipments'
import { app } from '../../../src/widgets/checkout-additional-shipments/app'
import { press, shown } from '../../support'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { openGift } from './page'

const probe: Probe = {
  App: () => <CheckoutAdditionalShipments edit={12} />,
  world: twoOfFourReady,
  async ready({ at }) {
    await expect(await at.findByRole('heading', { name: 'Everyone else' })).toBeVisible()
    const gift = await openGift(at, 'Harold Brandt')
    await expect(await gift.findByText(/^2207 Prairie Road/)).toBeVisible()
    return at.findByRole('article', { name: 'To Harold Brandt' })
  },
  async works({ at }) {
    const gift = await openGift(at, 'Harold Brandt')
    await press(gift, /^Add a free gift message/)
    await userEvent.type(await gift.findByRole('textbox', { name: 'Gift message' }), 'Enjoy!')
    await press(gift, 'Save')
    const note = await gift.findByRole('figure', { name: 'Gift message' })
    await expect(note).toHaveTextContent('Enjoy!')
  },
  saving: {
    controls: async ({ at }) => [
      await (await openGift(at, 'Harold Brandt')).findByRole('button', { name: /^Save and/ }),
    ],
    endpoint: 'postGiftMessage',
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
    await expect(await at.findByRole('heading', { name: 'Everyone else' })).toBeVisible()
    await waitFor(() => expect(at.getAllByRole('article')[0]).toBeVisible())
    for (const one of at.getAllByRole('article'))
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
  },
  async wide({ at }) {
    const side = at.getByRole('complementary', { name: 'Your order' })
    const [first] = at.getAllByRole('article')
    await expect(side.getBoundingClientRect().left).toBeGreaterThan(
      first?.getBoundingClientRect().right ?? 0,
    )
  },
  async outlined({ at }) {
    const [first = null] = await at.findAllByRole('article')
    return [first, shown(await at.findAllByRole('button', { name: 'Continue to payment' }))]
  },
  async withoutPage({ at }) {
    await waitFor(() => expect(at.getAllByText(/Item 10021/)[0]).toBeVisible())
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage(visit) {
    await probe.ready(visit)
    await expect(visit.at.queryByRole('link')).toBeNull()
  },
}

/** The page with four gifts behind the first, two of them ready. */
export const s = situations(app, probe)
