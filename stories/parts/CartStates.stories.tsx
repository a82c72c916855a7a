import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useCartStatus } from '../../src/hooks'
import { CartFailed, CartSkeleton, EmptyCart } from '../../src/parts'
import { type Canvas, listen, scene, stageOf } from '../support'

/** What stands where a cart would be. */
function Instead() {
  const { status, isEmpty, refresh } = useCartStatus()
  if (status === 'failed') return <CartFailed onRetry={refresh} />
  if (status === 'loading') return <CartSkeleton onRetry={refresh} />
  return isEmpty ? <EmptyCart /> : <p>The cart is there.</p>
}

const meta = preview.meta({ title: 'Parts/CartStates', component: Instead })

const failed = (canvas: Canvas) =>
  canvas.findByText('We couldn’t load your cart', {}, { timeout: 8000 })

/** Outlines after a moment, and a word after a second. */
export const Loading = meta.story({
  ...scene(worlds.noAnswer),
  tags: ['wide'],
  play: async ({ canvasElement }) => {
    const said = listen(canvasElement)
    const skeleton = canvasElement.querySelector('[aria-busy="true"]')
    await waitFor(() => expect(skeleton).toBeVisible())
    await said.until('Loading your cart')
    await expect(skeleton).toHaveTextContent('')
  },
})

export const Empty = meta.story({
  ...scene(worlds.emptyCart),
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    const shop = canvas.getByRole('link', { name: 'Start shopping' })
    await expect(shop).toHaveAttribute('href', '/shop')
  },
})

/** A page without a link to the shop shows none. */
export const EmptyWithoutLink = meta.story({
  ...scene(worlds.emptyCart, { page: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

/** What is safe, what to do, and whom to call. */
export const ServerDown = meta.story({
  ...scene(worlds.serverDown),
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(await failed(canvas)).toBeVisible()
    const phone = canvas.getByRole('link', { name: 'Call (800) 555-0142' })
    await expect(phone).toHaveAttribute('href', 'tel:8005550142')
  },
})

/** A page of markup with status 200 is no cart. */
export const HtmlInstead = meta.story({
  ...scene(worlds.htmlAnswer),
  play: async ({ canvas, id }) => {
    await expect(await failed(canvas)).toBeVisible()
    await expect(stageOf(id).reported).toContain('cart-read-failed')
  },
})

export const WrongShape = meta.story({
  ...scene(worlds.wrongAnswer),
  play: async ({ canvas }) => {
    await expect(await failed(canvas)).toBeVisible()
  },
})

export const Offline = meta.story({
  ...scene(worlds.offline),
  play: async ({ canvas }) => {
    await expect(await failed(canvas)).toBeVisible()
  },
})

/** Trying again works as soon as the server does. */
export const TriedAgain = meta.story({
  ...scene(worlds.oneShipment, {
    before: ({ backend }) => backend.setFault('getCart', 'server-error'),
  }),
  play: async ({ canvas, userEvent, id }) => {
    await failed(canvas)
    stageOf(id).backend.setFault('getCart', null)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('The cart is there.')).toBeVisible()
  },
})
