import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ask } from '../../../mocks/ask'
import CheckoutBilling from '../../../src/widgets/checkout-billing'
import {
  type Canvas,
  callsOf,
  fillIn,
  PAGE,
  press,
  sceneIn,
  scrollOut,
  seen,
  stageOf,
} from '../../support'
import { aCardForm } from '../../support/cardForms'

/** The world of a story of this page, in the root that the embed makes for it, with a card form that works. */
export const scene = sceneIn({ app: 'checkout-billing', hostedForm: aCardForm() })

/** A page whose cart link stays on the page, so that stories do not navigate away. */
export const CART_ON_PAGE = { ...PAGE, links: { ...PAGE.links, cart: '#checkout-cart' } }

/** Shared by all of its stories: the session knows the buyer. */
export const billingPage = {
  component: CheckoutBilling,
  afterEach: scrollOut,
  args: { email: 'dana@example.com', store: 'Prairie & Oak' },
}

export const PLACE = /^Place order – \$/

/** Presses the order button, once it has a total. */
export const place = (canvas: Canvas) => press(canvas, PLACE)

/** Waits until the page navigates somewhere. */
export const ledTo = (where: string) => waitFor(() => expect(location.hash).toBe(`#${where}`))

/** Moves the day on which the first gift ships, as the cutoff or another tab would. */
export async function moveDay(id: string, ship_date: string): Promise<void> {
  const { backend } = stageOf(id)
  const [gift] = (await backend.cart())?.recipients ?? []
  await ask(backend, 'postShipping', {
    body: { crec_id: gift?.crec_id, new_ship_date_data: { ship_date }, apply_all: false },
  })
}

/** Bodies of all order requests. */
export const ordersOf = (id: string) => callsOf(id, 'putPlaceOrder').map(({ body }) => body)

/** Waits until one order was sent; returns it. */
export async function orderOf(id: string): Promise<unknown> {
  await waitFor(() => expect(ordersOf(id)).toHaveLength(1))
  return ordersOf(id)[0]
}

/** Advances the clock until an order whose response was lost counts as not placed. */
export async function notPlaced(canvas: Canvas, id: string): Promise<void> {
  await seen(canvas, 'We’re checking whether your order went through')
  for (const wait of [1000, 3000, 8000, 20_000]) {
    const before = callsOf(id, 'getCart').length
    await stageOf(id).clock.advance(wait)
    await waitFor(() => expect(callsOf(id, 'getCart').length).toBeGreaterThan(before))
  }
  await seen(canvas, 'We don’t see your order yet. Check your email first.')
}

const ADDRESS = {
  'First name': 'Dana',
  'Last name': 'Lee',
  'Street address': '412 Maple Avenue',
  City: 'Portland',
  'ZIP code': '97205',
}

/** Types the address of the card. */
export async function typeAddress(canvas: Canvas, texts: Partial<typeof ADDRESS> = ADDRESS) {
  const form = within(await canvas.findByRole('region', { name: 'Billing address' }))
  await fillIn(form, texts as typeof ADDRESS)
  await userEvent.selectOptions(form.getByLabelText('State'), 'OR')
}
