import { expect, userEvent, waitFor, within } from 'storybook/test'
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

/** A page whose cart is on the page itself: no story leads away. */
export const CART_ON_PAGE = { ...PAGE, links: { ...PAGE.links, cart: '#checkout-cart' } }

/** What all stories of it share: the session knows who buys. */
export const billingPage = {
  component: CheckoutBilling,
  afterEach: scrollOut,
  args: { email: 'dana@example.com', store: 'Prairie & Oak' },
}

export const PLACE = /^Place order – \$/

/** Presses the one button that orders, as soon as it has a total. */
export const place = (canvas: Canvas) => press(canvas, PLACE)

/** Waits until the page leads somewhere. */
export const ledTo = (where: string) => waitFor(() => expect(location.hash).toBe(`#${where}`))

/** What was sent to order, one for each request. */
export const ordersOf = (id: string) => callsOf(id, 'putPlaceOrder').map(({ body }) => body)

/** Waits until one order was sent, and gives it. */
export async function orderOf(id: string): Promise<unknown> {
  await waitFor(() => expect(ordersOf(id)).toHaveLength(1))
  return ordersOf(id)[0]
}

/** Lets the time pass in which an order whose answer was lost is looked for, until it counts as not placed. */
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
