import { screen, within } from 'storybook/test'
import { cartActions } from '../../../src/store/cart/actions'
import ModalProvider from '../../../src/widgets/modal-provider'
import { type SceneOptions, scene as sceneOf } from '../../support'

/** What all stories of the widget share: a page with a button from which a dialog is asked for. */
export const host = {
  component: ModalProvider,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <>
      <p>
        <button type="button">On the page</button>
      </p>
      <ModalProvider theme={String(globals.theme)} />
    </>
  ),
}

/** A page that shows no cart, with the cart known: what happens to it has no place of its own. */
export const scene = (world: Parameters<typeof sceneOf>[0], options: SceneOptions = {}) =>
  sceneOf(world, {
    app: 'modal-provider',
    isHost: true,
    before: ({ store }) => store.use(cartActions).load(),
    ...options,
  })

/** The cart of the page is not known: nobody has read it. */
export const unread: SceneOptions = { before: () => undefined }

/** The dialog that opens, when it has come to rest. */
export async function opened(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const element = await screen.findByRole(role, { name })
  await Promise.all(element.getAnimations().map((one: Animation) => one.finished))
  return { element, ...within(element) }
}
