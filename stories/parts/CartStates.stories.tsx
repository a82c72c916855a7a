import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useCartStatus } from '../../src/hooks'
import { CartFailed, CartSkeleton, EmptyCart, useRetainedFocus } from '../../src/parts'
import { app as cartApp } from '../../src/widgets/checkout-cart/app'
import { scene } from '../support'
import { situations } from '../support/situations'

/** What is shown in place of a cart. */
function Instead() {
  const { status, isEmpty, refresh } = useCartStatus()
  const place = useRetainedFocus(status)
  return (
    <div {...place}>
      {status === 'failed' && <CartFailed onRetry={refresh} />}
      {status === 'loading' && <CartSkeleton />}
      {status === 'ready' && (isEmpty ? <EmptyCart /> : <p>The cart is there.</p>)}
    </div>
  )
}

const meta = preview.meta({ title: 'Parts/CartStates', component: Instead })

const s = situations(cartApp, {
  App: Instead,
  world: worlds.oneShipment,
  ready: ({ at }) => at.findByText('The cart is there.'),
  reading: {
    loading: 'Loading your cart',
    failed: 'We couldn’t load your cart',
    explains: /Your items are saved/,
    reports: ['cart-read-failed'],
    wayOn: { name: 'Call (800) 555-0142', href: 'tel:8005550142' },
  },
})

export const Loading = meta.story({ ...s.loading, tags: ['wide'] })

export const Empty = meta.story({
  tags: ['wide'],
  ...scene(worlds.emptyCart, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    const shop = canvas.getByRole('link', { name: 'Start shopping' })
    await expect(shop).toHaveAttribute('href', '/shop')
  }),
})

/** Without a shop link in the page data, none is shown. */
export const EmptyWithoutLink = meta.story(
  scene(worlds.emptyCart, { page: {} }, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  }),
)

export const ServerDown = meta.story({ ...s.loadFailed, tags: ['wide'] })
export const HtmlInstead = meta.story(s.htmlInstead)
export const WrongShape = meta.story(s.wrongShape)
export const Offline = meta.story(s.noConnection)
export const TriedAgain = meta.story(s.loadFailed)
