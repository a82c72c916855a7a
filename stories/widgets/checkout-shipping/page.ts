import { expect, userEvent, waitFor } from 'storybook/test'
import CheckoutShipping from '../../../src/widgets/checkout-shipping'
import { type Canvas, fillIn, sceneIn, scrollOut, shown } from '../../support'
import { openDates } from '../../support/dates'

/** The world of a story of this page, in the root that the embed makes for it. */
export const scene = sceneIn({ app: 'checkout-shipping' })

/** The same, with the dialog of dates open. */
export const inDates = sceneIn({ app: 'checkout-shipping' }, openDates)

/** Shared by all of its stories: edits the first gift, so that a complete one is not skipped. */
export const shippingPage = {
  component: CheckoutShipping,
  args: { edit: 11 },
  afterEach: scrollOut,
}

/** Types a whole address into the form. */
export async function typeAddress(form: Canvas): Promise<void> {
  await form.findByLabelText('Street address')
  await fillIn(form, { 'Street address': '412 Maple Ave', City: 'Portland' })
  await userEvent.selectOptions(form.getByLabelText('State'), 'OR')
  await fillIn(form, { 'ZIP code': '97205', Phone: '503 555 0142' })
}

/** The Continue button, wherever it is. */
export const wayOn = async (canvas: Canvas) =>
  shown(await canvas.findAllByRole('button', { name: /^(?:Continue|Next)/ }))

/** Presses it. */
export const goOn = async (canvas: Canvas) => userEvent.click(await wayOn(canvas))

/** Presses it, and waits until the page navigates to another step. */
export async function leadsTo(canvas: Canvas, step: string): Promise<void> {
  history.replaceState(null, '', '#')
  await goOn(canvas)
  await waitFor(() => expect(location.hash).toBe(`#${step}`))
}

/** The entries of the error summary, once it has focus. */
export async function problemsOf(canvas: Canvas): Promise<(string | null)[]> {
  const title: HTMLElement = await canvas.findByRole('heading', { name: /Check these fields$/ })
  await waitFor(() => expect(title).toHaveFocus())
  const summary = title.closest<HTMLElement>('.gw-errors')
  return [...(summary?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
}
