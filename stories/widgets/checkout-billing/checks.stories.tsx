import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { cartActions } from '../../../src/store/cart/actions'
import {
  asksBeforeUnload,
  type Canvas,
  callsOf,
  focusOn,
  press,
  type Stage,
  seen,
  stageOf,
} from '../../support'
import { dialogOf } from '../../support/dialogs'
import {
  billingPage,
  CART_ON_PAGE,
  ledTo,
  orderOf,
  ordersOf,
  PLACE,
  place,
  scene,
  typeAddress,
} from './page'

const meta = preview.meta({ title: 'Widgets/checkout-billing/Checks', ...billingPage })

/** An unknown cart: redirects to the error page. */
export const CartNotFound = meta.story(
  scene(worlds.cartNotFound, 'cart-not-found → checkout-error', async () => {
    await ledTo('checkout-error?reason=cart-not-found')
  }),
)

/** Nothing to pay for: back to the cart (specification §2). */
export const EmptyCart = meta.story(
  scene(
    worlds.emptyCartGuest,
    { state: 'cart empty → redirect notice', page: CART_ON_PAGE },
    async ({ canvas }) => {
      await seen(canvas, 'One moment…')
      await ledTo('checkout-cart')
    },
  ),
)

/** The review shows each gift's address, including those since provided by a link. */
export const WhereTo = meta.story(
  scene(worlds.guestWithMine, async ({ canvas }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review your gifts' }))
    const [, gift] = await review.findAllByRole('listitem')
    await expect(gift).toHaveTextContent('Eleanor Whitfield418 Maple Street, Omaha, NE 68102')
  }),
)

/** Today's cutoff has passed: the review says so. */
export const CutoffPassed = meta.story(
  scene(worlds.cutoffPassed, 'passed_cutoff on load', async ({ canvas }) => {
    await seen(canvas, /^Today’s order cutoff has passed/)
  }),
)

/** The server moved a gift to another day since it was added: shown in the review. */
export const DateMoved = meta.story(
  scene(worlds.shipDateMoved, async ({ canvas }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review your gift' }))
    await seen(review, 'Ship date moved from Tue, Nov 24')
  }),
)

/** The review shows how and when each gift is sent. */
const said = (world: () => worlds.Scenario, words: RegExp) =>
  scene(world, async ({ canvas }) => {
    await seen(within(await canvas.findByRole('region', { name: 'Review your gift' })), words)
  })

export const Overnight = meta.story(said(worlds.overnightChosen, /^Overnight$/))
export const ExactDay = meta.story(said(worlds.specificDay, /^Exact day$/))
export const EGift = meta.story(
  said(worlds.eGift, /^Sent by email to eleanor\.whitfield@example\.com$/),
)
export const EGiftDay = meta.story(said(worlds.eGift, /^On Sun, Dec 20$/))
export const Club = meta.story(said(worlds.clubLine, /^Club: 6 months, starting March$/))
export const Week = meta.story(said(worlds.weekDelivery, /^Arrives the week of/))

/** An item sold out meanwhile is shown before ordering. */
export const SoldOutOnLoad = meta.story(
  scene(worlds.paidItemSoldOut, async ({ canvas }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review your gift' }))
    await seen(review, /sold out/)
  }),
)

/** A problem blocks the order: it is shown with its fix, and nothing is paid. */
const inTheWay = (world: () => worlds.Scenario, state: string, words: RegExp) =>
  scene(world, state, async ({ canvas, id }) => {
    await place(canvas)
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible())
    await expect(ordersOf(id)).toHaveLength(0)
  })

export const OutOfStock = meta.story(
  inTheWay(worlds.paidItemSoldOut, 'validation failed: out of stock', /sold out/),
)
export const TooFewLeft = meta.story(
  inTheWay(worlds.paidTooFewLeft, 'insufficient stock', /Only \d+/),
)
export const AddOnAlone = meta.story(inTheWay(worlds.paidAddOnAlone, 'add-on', /add-on/i))
export const AutoDeliveryAlone = meta.story(
  inTheWay(worlds.paidAutoDeliveryAlone, 'auto-delivery', /Auto-Delivery/),
)

/** What Auto-Delivery costs is said with the shipping of a box of its own. */
export const AutoDelivery = meta.story(
  scene(worlds.paidAutoDelivery, async ({ canvas }) => {
    await seen(
      canvas,
      /: \$37\.90 plus any tax every 2 months until you cancel\. Cancel anytime in your account\.$/,
    )
  }),
)

/** Sets how often the second item repeats, as another tab does; '0' is off. */
async function repeat({ backend }: Stage, selected_frequency: string): Promise<void> {
  const clin_id = (await backend.cart())?.recipients[0]?.items[1]?.clin_id
  await ask(backend, 'putLineAutoDelivery', { body: { clin_id, selected_frequency } })
}

/** Auto-Delivery was turned on in another tab: a guest signs in before anything is ordered. */
export const AutoDeliveryAsGuest = meta.story(
  scene(
    worlds.autoDeliveryGuest,
    { before: (stage) => repeat(stage, '0') },
    async ({ canvas, id }) => {
      await typeAddress(canvas)
      await repeat(stageOf(id), '2')
      await stageOf(id).store.use(cartActions).refresh()
      await seen(canvas, /every 2 months until you cancel/)
      await place(canvas)
      await dialogOf('Auto-Delivery needs an account')
      await expect(ordersOf(id)).toHaveLength(0)
    },
  ),
)

/** The only gift is removed: Undo comes first, then the cart. */
export const OnlyGiftRemoved = meta.story(
  scene(worlds.paidAddOnAlone, { page: CART_ON_PAGE }, async ({ canvas }) => {
    await place(canvas)
    await press(canvas, 'Remove the add-on from Eleanor Whitfield’s shipment')
    await seen(canvas, 'Your cart is empty')
    await press(within(document.body), 'Undo')
    await canvas.findByRole('button', { name: PLACE })
    await expect(location.hash).not.toBe('#checkout-cart')
    await press(canvas, PLACE, 'Remove the add-on from Eleanor Whitfield’s shipment')
    await ledTo('checkout-cart')
  }),
)

/** The problem is removed here: the cart can then be paid, and the order button gets focus. */
export const AddOnRemoved = meta.story(
  scene(worlds.paidAddOnAmongOthers, async ({ canvas, id }) => {
    await place(canvas)
    await press(canvas, 'Remove the add-on from Harold Brandt’s shipment')
    await focusOn(canvas, 'button', PLACE)
    await expect(ordersOf(id)).toHaveLength(0)
  }),
)

/** Undo brings the problem back: it is shown again, and no details are asked for. */
export const AddOnRestored = meta.story(
  scene(worlds.paidAddOnAmongOthers, async ({ canvas }) => {
    await place(canvas)
    await press(canvas, 'Remove the add-on from Harold Brandt’s shipment')
    await focusOn(canvas, 'button', PLACE)
    await press(within(document.body), 'Undo')
    await canvas.findByRole('button', { name: 'Remove the add-on from Harold Brandt’s shipment' })
    await expect(canvas.queryByText(/needs? a detail$/)).toBeNull()
  }),
)

/** Its day is no longer available: a link to choose another. */
export const DateGone = meta.story(
  scene(worlds.giftWithoutDay, 'date no longer available', async ({ canvas, id }) => {
    await seen(canvas, ['1 gift needs a detail', 'Needs delivery date'])
    await expect(document.body).toHaveFocus()
    // The step is not ticked.
    await expect(canvas.getByRole('link', { name: 'Delivery' }).closest('li')).toHaveTextContent(
      '2',
    )
    await place(canvas)
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Error: ?1 gift needs a detail/),
    )
    const alert = within(document.activeElement as HTMLElement)
    await expect(alert.getByRole('link')).toHaveAttribute('href', '?edit=11#checkout-shipping')
    await expect(ordersOf(id)).toHaveLength(0)
  }),
)

/** Validation is unreachable: a message, and a retry works. */
export const Unreachable = meta.story(
  scene(worlds.savedCards, async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: /^Place order/ })
    const { backend } = stageOf(id)
    backend.setFault('getCart', 'server-error')
    await place(canvas)
    await seen(canvas, 'We couldn’t reach the shop. Nothing was charged. Try again.')
    await expect(canvas.queryByText(/may be out of date/)).toBeNull()
    backend.setFault('getCart', null)
    await press(canvas, /^Place order/)
    await orderOf(id)
  }),
)

/** Both checks of the cart fail: one alert says so. */
export const BothChecksFail = meta.story(
  scene(worlds.savedCards, async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: PLACE })
    const { backend } = stageOf(id)
    backend.setFault('postCheckStock', 'server-error')
    backend.setFault('getValidationCheck', 'server-error')
    await place(canvas)
    await seen(canvas, 'We couldn’t reach the shop. Nothing was charged. Try again.')
    const alerts = canvas.getAllByRole('alert').filter(({ textContent }) => textContent)
    await expect(alerts).toHaveLength(1)
  }),
)

/** The browser asks before an unsent address is lost, because it must not be stored. */
export const LeavingUnsent = meta.story(
  scene(worlds.taxOnDemand, async ({ canvas }) => {
    await canvas.findByRole('button', { name: PLACE })
    await expect(asksBeforeUnload()).toBe(false)
    await typeAddress(canvas)
    await waitFor(() => expect(asksBeforeUnload()).toBe(true))
    await place(canvas)
    await seen(canvas, /^Thank you/)
    await expect(asksBeforeUnload()).toBe(false)
  }),
)

const emailStep = (canvas: Canvas) => canvas.getByRole('link', { name: 'Email' }).closest('li')

/** The email step is not ticked while the email is asked for here, as when payment was opened by its address. */
export const EmailStepOpen = meta.story({
  ...scene(worlds.taxOnDemand, async ({ canvas }) => {
    await canvas.findByLabelText('Email')
    await waitFor(() => expect(emailStep(canvas)).toHaveAttribute('data-state', 'open'))
  }),
  args: { email: null },
})

/** It is ticked if the page knows the email. */
export const EmailStepDone = meta.story(
  scene(worlds.taxOnDemand, async ({ canvas }) => {
    await canvas.findByText(/dana@example\.com/)
    await expect(emailStep(canvas)).toHaveAttribute('data-state', 'done')
  }),
)

/** The address of a new card does not replace the phone number that is known. */
export const PhoneKept = meta.story(
  scene(
    worlds.taxOnDemand,
    {
      before: ({ backend }) => ask(backend, 'putBillingAddress', { body: { phone: '4025550188' } }),
    },
    async ({ canvas, id }) => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /^Text me/ }))
      await expect(canvas.queryByLabelText('Mobile number')).toBeNull()
      await typeAddress(canvas)
      await place(canvas)
      await seen(canvas, /^Thank you/)
      const saved = callsOf(id, 'putBillingAddress').at(-1)?.body
      await expect(saved).toMatchObject({ email: 'dana@example.com' })
      await expect(saved).not.toHaveProperty('phone')
    },
  ),
)

/** The same for email and phone, which are asked for if unknown. */
export const LeavingUnsentEmail = meta.story({
  ...scene(worlds.taxOnDemand, async ({ canvas }) => {
    await canvas.findByRole('button', { name: PLACE })
    await expect(asksBeforeUnload()).toBe(false)
    await userEvent.type(canvas.getByLabelText('Email'), 'dana@exam')
    await waitFor(() => expect(asksBeforeUnload()).toBe(true))
    await userEvent.clear(canvas.getByLabelText('Email'))
    await waitFor(() => expect(asksBeforeUnload()).toBe(false))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Text me/ }))
    await userEvent.type(canvas.getByLabelText('Mobile number'), '503')
    await waitFor(() => expect(asksBeforeUnload()).toBe(true))
  }),
  args: { email: null },
})
