import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Scenario } from '../../../mocks/scenarios'
import { accountTexts } from '../../../src/texts/account'
import { AddressBook } from '../../../src/widgets/myaccount/address-book'
import '../../../src/widgets/myaccount/myaccount.css'
import { type Canvas, listen, press, type Shopper, sceneIn, scrollOut } from '../../support'

/** The address book below its heading, as the account area shows it. */
export const BookPage = () => (
  <main className="gw-account">
    <div className="gw-account-screen">
      <h1 className="gw-account-title">{accountTexts.texts['address-book']}</h1>
      <AddressBook />
    </div>
  </main>
)

/** Shared by all of its stories. */
export const bookPage = { component: BookPage, afterEach: scrollOut }

interface Visit {
  /** Screen reader output from the start. */
  said: ReturnType<typeof listen>
  /** The card of an address, by its name. */
  card(name: string | RegExp): Promise<Canvas>
}

/** A world in which its customer opens the address book. */
export const scene = sceneIn({ app: 'myaccount' }, enter)

async function enter({ canvas, canvasElement }: Shopper): Promise<Visit> {
  const said = listen(canvasElement.ownerDocument.body)
  return { said, card: async (name) => within(await canvas.findByRole('article', { name })) }
}

/** A world with some changes. */
export const but =
  (world: () => Scenario, over: Partial<Scenario>): (() => Scenario) =>
  () => ({ ...world(), ...over })

/** The names of the cards that are shown, in their order. */
export const namesOf = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((one: HTMLElement) => one.querySelector('h2')?.textContent)

/** Waits until the heading of a card has the focus. */
export const atCard = (canvas: Canvas, name: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('heading', { name, level: 2 })).toHaveFocus())

/** Enters a new person with a complete address. */
export async function typeDana(form: Canvas, over: Record<string, string> = {}): Promise<void> {
  const typed = {
    'First name': 'Dana',
    'Last name': 'Lee',
    'Street address': '12 Fern Way',
    City: 'Salem',
    'ZIP code': '97301',
    Phone: '503 555 0142',
    ...over,
  }
  for (const [label, text] of Object.entries(typed)) {
    const field = await form.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.selectOptions(form.getByLabelText('State'), 'OR')
}

/** Adds a person to Eleanor's address book; returns the form after Save. */
export async function saveDana(
  canvas: Canvas,
  card: Visit['card'],
  over?: Record<string, string>,
): Promise<Canvas> {
  await card('Eleanor Whitfield')
  await press(canvas, 'Add an address')
  const form = await card('Add an address')
  await typeDana(form, over)
  await press(form, 'Save')
  return form
}
