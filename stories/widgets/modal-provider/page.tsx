import { screen, within } from 'storybook/test'
import { cartActions } from '../../../src/store/cart/actions'
import { dialogActions } from '../../../src/store/dialog/dialogs'
import ModalProvider from '../../../src/widgets/modal-provider'
import { type SceneOptions, sceneIn, stageOf } from '../../support'

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

/** A page that does not show the loaded cart, so its events have no place of their own. */
export const withoutCart: SceneOptions = {
  app: 'modal-provider',
  isHost: true,
  before: ({ store }) => store.use(cartActions).load(),
}

export const scene = sceneIn(withoutCart)

/** The cart has not been loaded. */
export const unread: SceneOptions = { before: () => undefined }

/** The opened dialog, once its animation has ended. */
export async function opened(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const element = await screen.findByRole(role, { name })
  await Promise.all(element.getAnimations().map((one: Animation) => one.finished))
  return { element, ...within(element) }
}

/** Requests a dialog as app code does. */
export const askIn = (id: string) => stageOf(id).store.use(dialogActions).ask

/** The only shipment of a cart; throws if there are others. */
export function onlyShipment(id: string): number {
  const ids = stageOf(id).store.state.cart?.recipients.map(({ crec_id }) => crec_id) ?? []
  if (ids.length !== 1 || ids[0] === undefined) throw new Error(`There are ${ids.length}.`)
  return ids[0]
}

/** Opens the calendar of the only shipment. */
export async function calendar(id: string) {
  const asked = askIn(id)('delivery-dates', { shipmentId: onlyShipment(id) })
  return { asked, ...(await opened('When should Eleanor Whitfield’s shipment arrive?')) }
}

/** The page's button, which has focus when a dialog is requested. */
export function fromPage(): HTMLElement {
  const button = screen.getByRole('button', { name: 'On the page' })
  button.focus()
  return button
}
