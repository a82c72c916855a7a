import { expect, userEvent, waitFor } from 'storybook/test'
import type { Canvas } from './look'

type Words = string | RegExp

/** Presses buttons by name, in order, each as soon as it appears. */
export async function press(place: Canvas, ...names: readonly Words[]): Promise<void> {
  for (const name of names) await userEvent.click(await place.findByRole('button', { name }))
}

/** Selects an option, and continues with a button. */
export async function pick(place: Canvas, choice: Words, button: Words): Promise<void> {
  await userEvent.click(await place.findByRole('radio', { name: choice }))
  await press(place, button)
}

/** Types into fields by their labels. */
export async function fillIn(place: Canvas, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts))
    await userEvent.type(place.getByLabelText(label), text)
}

/** Enters a new person with a complete address. */
export async function typeAgnes(form: Canvas): Promise<void> {
  await fillIn(form, { 'First name': 'Agnes', 'Last name': 'Moorhead' })
  await fillIn(form, { 'Street address': '5 Birch Lane', City: 'Fargo' })
  await userEvent.selectOptions(form.getByLabelText('State'), 'ND')
  await fillIn(form, { 'ZIP code': '58102', Phone: '701 555 0143' })
}

/** Waits until the element with a role and a name has focus. */
export const focusOn = (place: Canvas, role: string, name: Words) =>
  waitFor(() => expect(place.getByRole(role, { name })).toHaveFocus())

/** Opens the calendar from the next dates, once. */
export async function openCalendar(dialog: Canvas, grid: object = {}): Promise<HTMLElement> {
  const more: HTMLElement = await dialog.findByText('More dates')
  if (!more.closest('details')?.open) await userEvent.click(more)
  return dialog.findByRole('grid', grid)
}

/**
 * Content behind the bottom bar can be scrolled into view; at the end of the page nothing is covered, so axe
 * checks everything. In Storybook, the story starts at its top. A card that comes into view gets its height
 * one frame after it is shown, however long a frame takes.
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

/** The server rejects the street of an address once. */
export const STREET_REFUSED = {
  kind: 'conflict',
  times: 1,
  status: 422,
  body: { error: 'unknown_street', field: 'address_1' },
} as const

/** Changes the street that the server rejected: the summary has focus, and only the field says why. */
export async function fixStreet(place: Canvas, notSaved: Words): Promise<void> {
  await focusOn(place, 'heading', /Check these fields$/)
  const street = place.getByLabelText('Street address')
  await expect(street).toBeInvalid()
  await expect(place.queryByText(notSaved)).toBeNull()
  await userEvent.type(street, ' North')
  await expect(street).toBeValid()
}

/** The server rejects an email once. */
export const EMAIL_REFUSED = {
  ...STREET_REFUSED,
  body: { error: 'unknown_domain', field: 'email' },
} as const

/** Changes the email that the server rejected: the summary leads to the field, which says why. */
export async function fixEmail(place: Canvas): Promise<void> {
  await press(place, 'Email: we couldn’t use this. Please check it.')
  const email = place.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveFocus())
  await expect(email).toBeInvalid()
  await userEvent.type(email, '{Backspace}m')
  await expect(email).toBeValid()
}
