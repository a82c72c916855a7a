import CheckoutCart from '../../../src/widgets/checkout-cart'
import { sceneIn } from '../../support'

/** The world of a story of the cart page, in the root that the embed makes for it. */
export const scene = sceneIn({ app: 'checkout-cart' })

/**
 * What lies behind the bar at the foot can be scrolled out; at the end nothing does, and axe sees all.
 * Whoever looks at the story in Storybook begins at its top. A card that comes
 * into view gets its height with the frame after the one that shows it, however long a frame takes.
 */
export async function scrollOut(): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const page = document.documentElement
  for (let height = 0; height !== page.scrollHeight; ) {
    height = page.scrollHeight
    window.scrollTo(0, height)
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }
}

/** What all stories of the cart page share. */
export const cartPage = { component: CheckoutCart, afterEach: scrollOut }
