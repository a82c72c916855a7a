import { expect, waitFor } from 'storybook/test'
import { oneShipment } from '../../../mocks/scenarios'
import AccountCart from '../../../src/widgets/account-cart'
import { app } from '../../../src/widgets/account-cart/app'
import CheckoutCart from '../../../src/widgets/checkout-cart'
import { rowOf } from '../../support'
import { situations } from '../../support/situations'
import { open } from './page'

/** The open mini cart with one item. */
export const s = situations(app, {
  App: AccountCart,
  scene: { frame: 'header' },
  world: oneShipment,
  open: async (shopper) => (await open(shopper)).panel,
  async ready({ at, canvas, place }) {
    const heading = await at.findByRole('heading', { name: 'Filet Mignon' })
    await canvas.findByRole('button', { name: 'Cart, 1 item' })
    await expect(place).toHaveTextContent('Subtotal $109.95')
    return heading
  },
  async works({ at, canvas, userEvent }) {
    await userEvent.click(await at.findByRole('button', { name: /^Remove/ }))
    await canvas.findByRole('button', { name: 'Cart, 0 items' })
  },
  reading: {
    endpoints: ['getCart'],
    loading: 'Loading your cart',
    failed: 'We couldn’t load your cart.',
    reports: ['mini-cart-failed', 'cart-read-failed'],
    wayOn: { name: 'View cart', href: '/checkout/cart' },
  },
  saving: {
    controls: ({ at }) => at.findAllByRole('button', { name: /^Remove/ }),
    endpoint: 'deleteLineItem',
  },
  async longest({ at, canvas }) {
    const button = await canvas.findByRole('button', { name: 'Cart, 99+ items' })
    await expect(button).toHaveTextContent('99+')
    await at.findByRole('heading', { name: 'Filet Mignon' })
    const name = 'To Maximilianaaaaa Featherstonehau'
    await expect(await at.findByRole('heading', { name })).toBeVisible()
    await expect(at.getAllByText(/99,999\.95/).length).toBeGreaterThan(0)
  },
  outlined: async ({ canvasElement }) => [canvasElement.querySelector('.gw-header-badge')],
  async withoutPage({ place, canvas }) {
    await waitFor(() => expect(place).toHaveTextContent('Subtotal $109.95'))
    await expect(canvas.queryByRole('link', { name: /cart|out|in$/i })).toBeNull()
  },
  async oddPage({ at }) {
    const link = await at.findByRole('link', { name: 'View cart' })
    await expect(link).toHaveAttribute('href', '/my-cart')
    await expect(at.queryByRole('link', { name: 'Check out' })).toBeNull()
  },
  neighbor: {
    App: CheckoutCart,
    async works({ canvas, userEvent }) {
      await expect(canvas.queryByRole('button', { name: /^Cart/ })).toBeNull()
      const row = await rowOf(canvas, 'Filet Mignon')
      await userEvent.click(row.getByRole('button', { name: /^Increase/ }))
      await expect(await row.findByText('$219.90')).toBeVisible()
    },
  },
  back: ({ canvas }) => canvas.findByRole('button', { name: 'Cart, 2 items' }),
})
