import { expect, userEvent, waitFor } from 'storybook/test'
import MyaccountAddEditCard from '../../../src/widgets/myaccount-add-edit-card'
import { app } from '../../../src/widgets/myaccount-add-edit-card/app'
import { type Canvas, callsOf, PAGE, press, sceneIn, scrollOut } from '../../support'
import { aCardForm, formOf } from '../../support/cardForms'

/** A page whose account link stays on the page, so that stories do not navigate away. */
export const page = { ...PAGE, links: { ...PAGE.links, account: '#account' } }

/** The world of a story of this page, in the root that the embed makes for it, with a card form that works. */
export const scene = sceneIn({ app: app.name, hostedForm: aCardForm(), page })

/** Shared by all of its stories. */
export const cardPage = {
  component: MyaccountAddEditCard,
  afterEach() {
    history.replaceState(null, '', location.pathname + location.search)
    return scrollOut()
  },
}

export const FRAME = 'Card details, secure form'

/** Session id of the provider's form, once it accepts input. */
export async function uidOf(canvas: Canvas): Promise<string> {
  const frame: HTMLIFrameElement = await canvas.findByTitle(FRAME)
  await waitFor(() => expect(canvas.queryByText('Loading secure card form…')).toBeNull())
  return frame.src.split('#')[1] ?? ''
}

/** The provider's side of the current form. */
export const provider = async (canvas: Canvas) => formOf(await uidOf(canvas))

/** Presses Save, once the form accepts input. */
export async function save(canvas: Canvas): Promise<void> {
  await uidOf(canvas)
  await press(canvas, 'Save')
}

/** Bodies of all requests that save a card. */
export const savesOf = (id: string) => callsOf(id, 'postHostedProfile').map(({ body }) => body)

/** Waits until the page navigates to the list with the saved card. */
export const ledToList = (card?: string | RegExp) =>
  waitFor(() =>
    expect(location.hash).toMatch(
      card ? new RegExp(`^#/saved-cards\\?card=${card}`) : /^#\/saved-cards$/,
    ),
  )

/** Opens the form of the billing address, and types a street into it. */
export async function changeStreet(canvas: Canvas, street: string): Promise<void> {
  await press(canvas, 'Change: Billing address')
  const field = await canvas.findByLabelText('Street address')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.clear(field)
  if (street) await userEvent.type(field, street)
}
