import { screen, within } from 'storybook/test'
import { cartActions } from '../../../src/store/cart'
import { type SceneOptions, scene as sceneOf } from '../../support'

/** A page that shows no cart, with the cart known: what happens to it has no place of its own. */
export const scene = (world: Parameters<typeof sceneOf>[0], options: SceneOptions = {}) =>
  sceneOf(world, {
    app: 'modal-provider',
    isHost: true,
    before: ({ store }) => store.use(cartActions).load(),
    ...options,
  })

/** The dialog that opens, when it has come to rest. */
export async function opened(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const element = await screen.findByRole(role, { name })
  await Promise.all(element.getAnimations().map((one: Animation) => one.finished))
  return { element, ...within(element) }
}
