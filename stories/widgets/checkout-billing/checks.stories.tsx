import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { asksBeforeUnload, focusOn, press, seen, stageOf } from '../../support'
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

/** The shop knows no such cart: the page for that says what next. */
export const CartNotFound = meta.story(
  scene(worlds.cartNotFound, 'cart-not-found → checkout-error', async () => {
    await ledTo('checkout-error?reason=cart-not-found')
  }),
)

/** There is nothing to pay for: back to the cart (specification §2). */
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

/** Where each gift goes is read over before it is paid, also where somebody has answered a link since. */
export const WhereTo = meta.story(
  scene(worlds.guestWithMine, async ({ canvas }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review your gifts' }))
    const [, gift] = await review.findAllByRole('listitem')
    await expect(gift).toHaveTextContent('Eleanor Whitfield418 Maple Street, Omaha, NE 68102')
  }),
)

/** A parcel moves to another day: it says so where the gifts are. */
export const CutoffPassed = meta.story(
  scene(worlds.cutoffPassed, 'passed_cutoff on load', async ({ canvas }) => {
    await seen(canvas, /^Today’s order cutoff has passed/)
  }),
)

/** The shop has moved a gift to another day since it was put in the cart: that is read over, too. */
export const DateMoved = meta.story(
  scene(worlds.shipDateMoved, async ({ canvas }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review your gift' }))
    await seen(review, 'Ship date moved from Tue, Nov 24')
  }),
)

/** What is paid on top, and what is promised, is read over with each gift. */
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

/** What has sold out meanwhile is said before the press. */
export const SoldOutOnLoad = meta.story(
  scene(worlds.paidItemSoldOut, async ({ canvas }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review your gift' }))
    await seen(review, /sold out/)
  }),
)

/** Something is in the way: it is named with what can be done, and nothing is paid. */
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

/** What is in the way is taken out right here: the cart may be paid then, and the focus is on the way on. */
export const AddOnRemoved = meta.story(
  scene(worlds.paidAddOnAmongOthers, async ({ canvas, id }) => {
    await place(canvas)
    await press(canvas, 'Remove the add-on')
    await focusOn(canvas, 'button', PLACE)
    await expect(ordersOf(id)).toHaveLength(0)
  }),
)

/** Its day is gone: the way to another one. */
export const DateGone = meta.story(
  scene(worlds.giftWithoutDay, 'date no longer available', async ({ canvas, id }) => {
    await place(canvas)
    await seen(canvas, 'Some gifts still need details.')
    await expect(document.activeElement).toHaveTextContent(/^Error: ?Some gifts still need details/)
    await expect(canvas.getByRole('link', { name: 'Complete delivery details' })).toHaveAttribute(
      'href',
      '#checkout-shipping',
    )
    await expect(ordersOf(id)).toHaveLength(0)
  }),
)

/** The checks could not be made: it says so, and another press works. */
export const Unreachable = meta.story(
  scene(worlds.savedCards, async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: /^Place order/ })
    const { backend } = stageOf(id)
    backend.setFault('getCart', 'server-error')
    await place(canvas)
    await seen(canvas, 'We couldn’t reach the shop. Nothing was charged. Try again.')
    backend.setFault('getCart', null)
    await press(canvas, /^Place order/)
    await orderOf(id)
  }),
)

/** The browser asks before an address is lost that was typed and not sent: it may be kept nowhere on the device. */
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

/** Nor the email and the number, each of which is asked for where nobody knows it. */
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
