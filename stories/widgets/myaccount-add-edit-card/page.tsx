import { expect, userEvent, waitFor } from 'storybook/test'
import MyaccountAddEditCard from '../../../src/widgets/myaccount-add-edit-card'
import { app } from '../../../src/widgets/myaccount-add-edit-card/app'
import { type Canvas, callsOf, PAGE, press, sceneIn, scrollOut } from '../../support'
import { aCardForm, formOf } from '../../support/cardForms'

/** A page whose account is on the page itself: no story leads away. */
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

/** The session of the form that is in the page, as soon as it can be typed into. */
export async function uidOf(canvas: Canvas): Promise<string> {
  const frame: HTMLIFrameElement = await canvas.findByTitle(FRAME)
  await waitFor(() => expect(canvas.queryByText('Loading secure card form…')).toBeNull())
  return frame.src.split('#')[1] ?? ''
}

/** What the provider says of the form that is in the page. */
export const provider = async (canvas: Canvas) => formOf(await uidOf(canvas))

/** Presses Save, once the form can be typed into. */
export async function save(canvas: Canvas): Promise<void> {
  await uidOf(canvas)
  await press(canvas, 'Save')
}

/** What was sent to save a card, one for each request. */
export const savesOf = (id: string) => callsOf(id, 'postHostedProfile').map(({ body }) => body)

/** Waits until the page leads to the list, with the card that was saved. */
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
