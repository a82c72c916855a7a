import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import CheckoutError from '../../src/widgets/checkout-error'
import { type Canvas, listen, PAGE, press, sceneIn, seen, stageOf } from '../support'
import { s } from './checkout-error/probe'

const meta = preview.meta({ title: 'Widgets/checkout-error', component: CheckoutError })
const scene = sceneIn({ app: 'checkout-error' })

/** A page whose cart link stays on the page, so that a play can follow it. */
const staying = { ...PAGE, links: { ...PAGE.links, cart: '#cart' } }

/** The page for a customer who has already ordered. */
export const Ready = meta.story({
  args: { reason: 'ordered', reference: 'W'.repeat(40), isNotCharged: true },
  ...s.ready,
})

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name })
const linkTo = async (canvas: Canvas, name: string) =>
  (await canvas.findByRole('link', { name })).getAttribute('href')

/** A retry works: back to the cart. Without a cart, a link to the shop. */
export const CartNotFound = meta.story({
  tags: ['wide'],
  args: { reason: 'cart-not-found' },
  ...scene(
    worlds.oneShipment,
    { state: ['cart not found', 'retry works / fails', 'with phone'], page: staying },
    async ({ canvas }) => {
      await expect(await heading(canvas, 'We couldn’t find your cart')).toBeVisible()
      await expect(await linkTo(canvas, 'Call (800) 555-0142')).toBe('tel:8005550142')
      await expect(await linkTo(canvas, 'Keep shopping')).toBe('/shop')
      await press(canvas, 'Try again')
      await waitFor(() => expect(location.hash).toBe('#cart'))
    },
  ),
})

/** A retry fails: a message, and it can be retried again. */
export const RetryFails = meta.story({
  tags: ['wide', 'proves-announced'],
  args: { reason: 'generic' },
  ...scene(
    worlds.serverDown,
    { state: ['generic', 'retry works / fails'], page: staying },
    async ({ canvas, canvasElement, id }) => {
      const said = listen(canvasElement)
      await heading(canvas, 'Something went wrong on our side')
      await press(canvas, 'Try again')
      const words = 'That didn’t work. Try again in a minute.'
      await said.until(words)
      await said.once(words)
      // The text also stays in the live region for a while.
      await expect(await canvas.findByText(words, { ignore: '[aria-live=polite]' })).toBeVisible()
      stageOf(id).backend.setFault('*', null)
      await press(canvas, 'Try again')
      await waitFor(() => expect(location.hash).toBe('#cart'))
      // Back can show the page in the state in which it was left.
      await canvas.findByRole('button', { name: 'Try again' })
    },
  ),
})

/** Offline, the page is still shown, and a retry reports that it failed. */
export const Offline = meta.story({
  args: { reason: 'maintenance' },
  ...scene(worlds.offline, 'offline', async ({ canvas }) => {
    await heading(canvas, 'We’re down for quick maintenance')
    await press(canvas, 'Try again')
    await seen(canvas, 'That didn’t work. Try again in a minute.')
  }),
})

/** A guest is told where the confirmation is, without an account link. */
export const Ordered = meta.story({
  args: { reason: 'ordered' },
  ...scene(
    worlds.emptyCartGuest,
    { state: ['cart empty after order (you already ordered)', 'guest/customer'] },
    async ({ canvas }) => {
      await heading(canvas, 'You already placed this order')
      await seen(canvas, 'Check your email for the confirmation.')
      await expect(await linkTo(canvas, 'Keep shopping')).toBe('/shop')
      await expect(canvas.queryByRole('link', { name: 'See your orders' })).toBeNull()
    },
  ),
})

/** A customer gets a link to the account's orders. */
export const OrderedByCustomer = meta.story({
  args: { reason: 'ordered' },
  ...scene(worlds.customerSignedIn, 'guest/customer', async ({ canvas }) => {
    await expect(await linkTo(canvas, 'See your orders')).toBe('/account')
  }),
})

export const Expired = meta.story({
  args: { reason: 'expired' },
  ...scene(worlds.oneShipment, 'cart expired', async ({ canvas }) => {
    await heading(canvas, 'Your cart timed out')
    await expect(await linkTo(canvas, 'Back to cart')).toBe('/checkout/cart')
  }),
})

/** The shopper must not order again: no link to payment. */
export const OutcomeUnknown = meta.story({
  tags: ['wide'],
  args: { reason: 'unknown', reference: 'A-1042' },
  ...scene(
    worlds.oneShipment,
    { state: ['order outcome unknown', 'with reference id'] },
    async ({ canvas }) => {
      await heading(canvas, 'We can’t confirm your order yet')
      await seen(canvas, [/^Please don’t order again/, 'Reference A-1042'])
      await expect(canvas.queryByRole('button')).toBeNull()
      await expect(canvas.getAllByRole('link')).toHaveLength(1)
    },
  ),
})

/** Only says that nothing was charged if that is known; a retry leads back to payment. */
export const ProviderDown = meta.story({
  args: { reason: 'provider', isNotCharged: true },
  ...scene(worlds.oneShipment, 'payment provider unavailable', async ({ canvas }) => {
    await heading(canvas, 'We can’t take payments right now')
    await seen(canvas, 'You have not been charged.')
    await press(canvas, 'Try again')
    await waitFor(() => expect(location.hash).toBe('#checkout-billing'))
  }),
})

export const ItemGone = meta.story({
  args: { reason: 'item' },
  ...scene(worlds.itemOutOfStock, 'item unavailable (link to cart)', async ({ canvas }) => {
    await heading(canvas, 'A gift in your cart sold out')
    await expect(await linkTo(canvas, 'Back to cart')).toBe('/checkout/cart')
    await expect(canvas.queryByText('You have not been charged.')).toBeNull()
  }),
})

export const Maintenance = meta.story({
  args: { reason: 'maintenance' },
  ...scene(worlds.serverDown, 'maintenance', async ({ canvas }) => {
    await heading(canvas, 'We’re down for quick maintenance')
    await seen(canvas, 'Your cart is saved. Try again in a few minutes.')
  }),
})

/** Opened from a bookmark: nothing is wrong, and the page says so. */
export const ByBookmark = meta.story({
  args: { reason: null },
  ...scene(worlds.oneShipment, 'arrived by bookmark (no context)', async ({ canvas }) => {
    await heading(canvas, 'No problem here')
    await expect(await linkTo(canvas, 'Back to cart')).toBe('/checkout/cart')
  }),
})
