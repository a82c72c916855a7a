import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { orderActions } from '../../../src/store/order/order'
import {
  type Canvas,
  callsOf,
  focusOn,
  fromAnotherTab,
  listen,
  press,
  seen,
  stageOf,
} from '../../support'
import { billingPage, ledTo, notPlaced, ordersOf, PLACE, place, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-billing/Placing', ...billingPage })

/** The order is being placed: further presses do nothing, and the form is inert. */
export const Placing = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.savedCards,
    {
      state: [
        'placing (button busy, form inert, ‘Do not close’)',
        'placing > 10 s',
        'duplicate submit ignored',
      ],
      faults: { putPlaceOrder: 'never' },
    },
    async ({ canvas, id }) => {
      await place(canvas)
      const button = await canvas.findByRole('button', { name: 'Placing your order…' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      button.click()
      await expect(document.querySelector('.gw-billing')).toHaveAttribute('inert')
      await waitFor(() => expect(ordersOf(id)).toHaveLength(1))
      await stageOf(id).clock.advance(10_000)
      await seen(canvas, 'Still working. Keep this page open.')
      await expect(ordersOf(id)).toHaveLength(1)
    },
  ),
})

/**
 * A double press places one order. A note that thanks for it gets focus, stays even if a new cart comes, and leads
 * to the shop's confirmation.
 */
export const Placed = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.savedCards,
    'placed (hand-off to host’s confirmation URL)',
    async ({ canvas, id }) => {
      const placed: unknown[] = []
      stageOf(id).store.events.on('order-placed', (detail) => placed.push(detail))
      const button = await canvas.findByRole('button', { name: PLACE })
      button.click()
      button.click()
      await seen(canvas, /^Thank you, Margaret!/)
      await focusOn(canvas, 'heading', 'Order placed')
      await ledTo('confirmation')
      await expect(ordersOf(id)).toHaveLength(1)
      await expect(placed).toEqual([{ orderId: expect.stringMatching(/^PO-/) }])
      // Nor does a new cart, as after a sign-in in another tab, replace the outcome.
      const { store } = stageOf(id)
      store.events.emit('cart-changed', { cartId: 9, itemCount: 1 })
      await new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered)))
      await expect(store.slot(orderActions).order.status).toBe('editing')
      await seen(canvas, /^Thank you, Margaret! Order PO-\d+ is placed\./)
    },
  ),
})

/** Going back after an order shows no cart to order again. */
export const BackAfterOrder = meta.story(
  scene(
    worlds.savedCards,
    { state: 'back button after order (cart cleared)' },
    async ({ canvas, id }) => {
      await place(canvas)
      await seen(canvas, /^Thank you/)
      const { store, backend } = stageOf(id)
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await expect(store.state.cart).toBeNull()
      await expect((await backend.cart())?.recipients ?? []).toEqual([])
      await expect(canvas.queryByRole('button', { name: PLACE })).toBeNull()
    },
  ),
)

/** The bank declines: the reason gets focus, the input is kept, and another card works. */
export const Declined = meta.story({
  tags: ['wide'],
  ...scene(worlds.cardDeclined, 'declined (card)', async ({ canvas, id }) => {
    await place(canvas)
    await seen(canvas, [
      'Your order wasn’t placed',
      'Your bank declined this card. Call them or use another.',
    ])
    await expect(document.activeElement).toHaveTextContent(/^Error: ?Your order wasn’t placed/)
    await expect(stageOf(id).store.state.cart?.recipients).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: PLACE })).toBeVisible()
  }),
})

/** A saved card has no security code to correct. */
export const DeclinedSavedCode = meta.story(
  scene(worlds.savedCodeDeclined, async ({ canvas }) => {
    await place(canvas)
    await seen(canvas, 'Your bank declined this card. Call them or use another.')
  }),
)

/** A card removed in another tab cannot pay, and is not offered again. */
export const DeclinedRemoved = meta.story(
  scene(worlds.savedCards, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mastercard/ }))
    for (const [profileId, card] of [
      ['profile-1', /^Mastercard/],
      ['profile-2', /^Visa/],
    ] as const) {
      await expect(canvas.getByRole('radio', { name: card })).toBeChecked()
      await ask(backend, 'deleteCard', { params: { profileId } })
      await place(canvas)
      await waitFor(() => expect(canvas.queryByRole('radio', { name: card })).toBeNull())
      await seen(canvas, 'This card is no longer saved. Use another.')
    }
    await newUid(canvas, id)
    await place(canvas)
    await seen(canvas, /^Thank you/)
  }),
)

/**
 * A new card with a wrong code or address: the message says which, and the next press sends another
 * order.
 */
export const DeclinedDetails = meta.story(
  scene(worlds.noSavedCard, 'declined (AVS/CVV)', async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const orders = () => ordersOf(id).length
    for (const [decline_code, words] of [
      ['cvv_mismatch', 'The security code doesn’t match this card.'],
      ['avs_mismatch', 'The billing address doesn’t match this card. Check street and ZIP.'],
    ] as const) {
      const before = orders()
      const uid = await newUid(canvas, id)
      await backend.completeHosted(uid, { decline_code })
      await place(canvas)
      await seen(canvas, words)
      await expect(orders()).toBe(before + 1)
    }
  }),
)

/** Session id of the current form, once it accepts input. */
async function newUid(canvas: Canvas, id: string): Promise<string> {
  const asked = () => callsOf(id, 'postHostedPayment').length
  const known = asked()
  await waitFor(async () => {
    const frame = await canvas.findByTitle('Card details, secure form')
    expect(frame.getAttribute('src')).toContain('#hpf-')
    expect(canvas.queryByText('Loading secure card form…')).toBeNull()
    expect(asked()).toBeGreaterThanOrEqual(known)
  })
  const frame = canvas.getByTitle('Card details, secure form')
  return frame.getAttribute('src')?.split('#')[1] ?? ''
}

/** The response was lost, but the order went through: it is found by its cart. */
export const WentThrough = meta.story(
  scene(
    worlds.savedCards,
    {
      state: ['outcome unknown (timeout) → checking', 'confirmed after unknown'],
      faults: { putPlaceOrder: 'dropped-after' },
    },
    async ({ canvas, id }) => {
      await place(canvas)
      await focusOn(canvas, 'heading', 'We’re checking whether your order went through')
      await seen(canvas, /Please don’t order again/)
      await expect(canvas.queryByRole('button', { name: PLACE })).toBeNull()
      await stageOf(id).clock.advance(1000)
      await seen(canvas, /^Your order went through\./)
      await ledTo('confirmation')
      await expect(ordersOf(id)).toHaveLength(1)
    },
  ),
)

/** The response was lost, and nothing was ordered: ordering again requires explicit confirmation. */
export const NotPlaced = meta.story(
  scene(
    worlds.savedCards,
    {
      state: 'not placed after unknown, safe retry',
      faults: { putPlaceOrder: { kind: 'network-error', times: 1 } },
    },
    async ({ canvas, id }) => {
      // Another card is the default.
      await userEvent.click(await canvas.findByRole('radio', { name: /^Mastercard/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Text me/ }))
      await place(canvas)
      await notPlaced(canvas, id)
      await expect(document.activeElement).toHaveTextContent(/^Error: ?Your order wasn’t placed/)
      await expect(canvas.getByRole('radio', { name: /^Mastercard/ })).toBeChecked()
      await userEvent.click(canvas.getByRole('radio', { name: /^Visa/ }))
      await userEvent.click(canvas.getByRole('radio', { name: /^Mastercard/ }))
      await press(canvas, /^No email, place order – \$/)
      await seen(canvas, /^Thank you/)
      const [first, second] = ordersOf(id)
      await expect(first).toMatchObject({ sms_info: { opt_in: true } })
      await expect(second).toEqual(first)
    },
  ),
)

/** Another tab ordered this cart: nothing is paid twice. */
export const AlreadyOrdered = meta.story(
  scene(
    worlds.savedCards,
    {
      state: 'server says already ordered',
      faults: { putPlaceOrder: { kind: 'conflict', body: { error: 'cart_empty' } } },
    },
    async ({ canvas }) => {
      await place(canvas)
      await seen(canvas, 'You already placed this order. Check your email for the confirmation.')
    },
  ),
)

/** The session expires while ordering: a message, and the input is kept. */
export const SessionLost = meta.story(
  scene(
    worlds.savedCards,
    { state: 'session lost mid-way (403)', faults: { putPlaceOrder: 'forbidden' } },
    async ({ canvas, id }) => {
      let over = 0
      stageOf(id).store.events.on('session-expired', () => {
        over += 1
      })
      await userEvent.click(await canvas.findByRole('radio', { name: /^Mastercard/ }))
      await place(canvas)
      await seen(canvas, [
        'Your order wasn’t placed',
        'Your session timed out. Your cart and what you entered are still here.',
      ])
      await expect(over).toBe(1)
      await expect(canvas.getByRole('radio', { name: /^Mastercard/ })).toBeChecked()
    },
  ),
)

/** A shop that refuses the first order, before any charge. */
const refusedOnce = (play: (shopper: { canvas: Canvas; id: string }) => Promise<void>) =>
  scene(
    worlds.noSavedCard,
    { faults: { putPlaceOrder: { kind: 'conflict', times: 1 } } },
    async (shopper) => {
      await shopper.canvas.findByTitle('Card details, secure form')
      await place(shopper.canvas)
      await seen(shopper.canvas, [
        'We couldn’t take this order. Try again, or call us.',
        'Visa ending 1111 is ready.',
      ])
      await play(shopper)
    },
  )

/** The shop rejects the order before any charge: the card entered can be used again. */
export const Refused = meta.story(
  refusedOnce(async ({ canvas, id }) => {
    await place(canvas)
    await seen(canvas, /^Thank you/)
    const [first, second] = ordersOf(id)
    await expect(second).toEqual(first)
  }),
)

/** The card that is ready can be replaced by another one. */
export const OtherCard = meta.story(
  refusedOnce(async ({ canvas, id }) => {
    await press(canvas, 'Use another card')
    await canvas.findByTitle('Card details, secure form')
    await expect(canvas.queryByText('Visa ending 1111 is ready.')).toBeNull()
    await expect(callsOf(id, 'postHostedPayment')).toHaveLength(2)
    await waitFor(() => expect(document.body).not.toHaveFocus())
  }),
)

/** Another tab has ordered: there is nothing left to pay here. */
export const OrderedElsewhere = meta.story(
  scene(
    worlds.savedCards,
    { state: 'two tabs, other tab ordered', isKept: true },
    async ({ canvas, canvasElement, id }) => {
      await canvas.findByRole('button', { name: PLACE })
      const screenReader = listen(canvasElement)
      await orderBehind(id)
      fromAnotherTab('ordered')
      await seen(canvas, 'Your order was placed')
      // Nothing had focus, and focus does not move.
      await screenReader.until(
        'Your order was placed. You placed it in another tab, so this cart is empty now. Your confirmation is on its way by email.',
      )
      await expect(canvas.queryByRole('button', { name: PLACE })).toBeNull()
    },
  ),
)

async function orderBehind(id: string) {
  await stageOf(id).backend.fetch('http://shop.test/api/checkout/place-order/', {
    method: 'PUT',
    body: JSON.stringify({
      payment_info: { method: 'saved-card', profile_id: 'profile-2' },
      sms_info: null,
    }),
  })
}
