import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { itemOutOfStock, oneShipment } from '../../mocks/scenarios'
import { useCart, useCheckout } from '../../src/hooks'
import { bare, callsOf, press, seen } from '../support'
import { showing } from './bare'

const paidBy = (uid: string) => async () =>
  ({ type: 'card-secured', info: { method: 'card', uid } }) as const

/** Ordering in bare HTML: total, status and the button. */
const BareCheckout = showing(() => {
  const { totals } = useCart()
  const { status, orderId, declineCode, change, placeOrder, acceptChange } = useCheckout()
  const reviewedCents = totals?.amountDue ?? 0
  return {
    says: [status, orderId ?? declineCode].filter(Boolean).join(': '),
    rows: change ? [`${change.from} is ${change.to} now`] : [],
    verbs: totals
      ? [
          ['Place order', () => placeOrder({ reviewedCents, pay: paidBy('hpf-1') })],
          ['Pay by a bad card', () => placeOrder({ reviewedCents, pay: paidBy('hpf-declined') })],
          ['Press on an old price', () => placeOrder({ reviewedCents: 1, pay: paidBy('hpf-1') })],
          ['Agree', async () => acceptChange()],
        ]
      : [],
  }
})

const meta = preview.meta({ title: 'Hooks/useCheckout', component: BareCheckout })

export const Placed = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await press(canvas, 'Place order')
    await seen(canvas, /^placed: PO-/)
    await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(1)
  }),
)

export const DeclinedThenPlaced = meta.story(
  bare(oneShipment, async ({ canvas }) => {
    await press(canvas, 'Pay by a bad card')
    await seen(canvas, 'declined: do_not_honor')
    await press(canvas, 'Place order')
    await seen(canvas, /^placed: PO-/)
  }),
)

export const AskedAboutItsTotal = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await press(canvas, 'Press on an old price')
    await seen(canvas, [/^confirming-change/, /^1 is \d+ now$/])
    await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(0)
    await press(canvas, 'Agree')
    await seen(canvas, /^placed: PO-/)
  }),
)

export const Blocked = meta.story(
  bare(itemOutOfStock, async ({ canvas, id }) => {
    await press(canvas, 'Place order')
    await seen(canvas, 'blocked')
    await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(0)
  }),
)
