import { type SceneOptions, scene as sceneOf } from '../../support'

/** The world of a story of the cart page, in the root that the embed makes for it. */
export const scene = (world: Parameters<typeof sceneOf>[0], options: SceneOptions = {}) =>
  sceneOf(world, { app: 'checkout-cart', ...options })

/** What lies behind the bar at the foot can be scrolled out; at the end nothing does. */
export async function scrollOut(): Promise<void> {
  for (let height = 0; height !== document.body.scrollHeight; ) {
    height = document.body.scrollHeight
    window.scrollTo(0, height)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
