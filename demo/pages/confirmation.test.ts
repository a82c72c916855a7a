import { expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../mocks/fixtures'
import { confirmationPage } from './confirmation'

type Shipment = ReturnType<typeof aShipment>

/** A cart that was ordered. */
const placed = (cart: ReturnType<typeof aCart>) => ({
  order: {
    order_id: 'PO-1',
    attempt: null,
    placed_at: 0,
    cart,
    payment: {},
    sms_opt_in: false,
    paid_cents: 0,
  },
})

/** The fields of a line on Auto-Delivery. */
const every = (interval_months: number, manually_removed = false) => ({
  detail: { perpetual_subscription: { interval_months, manually_removed } },
})

/** The page's text about a gift's arrival. */
async function arrival(over: Partial<Shipment>, shipping: Partial<Shipment['shipping']> = {}) {
  const shipment = aShipment(over)
  const day = { delivery_date: '2026-12-01', ...shipping }
  const cart = aCart({ recipients: [{ ...shipment, shipping: { ...shipment.shipping, ...day } }] })
  const page = await confirmationPage({ ...placed(cart), email: null, name: {}, isGuest: false })
  return /<p>((?:Arrives|Ships|Sent) [^<]*)<\/p>/.exec(String(page))?.[1]
}

it.each([
  ['a day', {}, {}, 'Arrives Tue, Dec 1'],
  ['overnight', { overnight_upgrade: true }, {}, 'Arrives Tue, Dec 1 · Overnight'],
  ['an exact day', {}, { ship_select_type: 'day' }, 'Arrives Tue, Dec 1 · Exact day'],
  ['a week', {}, { ship_select_type: 'week' }, 'Arrives the week of Mon, Nov 30'],
  [
    'no set day',
    {},
    { ship_id: 24, delivery_date: null },
    'Ships as soon as possible, with no set delivery date',
  ],
  [
    'an inbox',
    { cart_type: 'ECRT', email: 'dana@example.com' },
    {},
    'Sent by email to dana@example.com',
  ],
])('a gift for %s has its delivery text', async (_what, over, shipping, words) => {
  expect(await arrival(over, shipping)).toBe(words)
})

it.each([
  ['every month', every(1), 'Auto-Delivery every month'],
  ['every few months', every(3), 'Auto-Delivery every 3 months'],
  ['with a canceled interval', every(3, true), undefined],
  ['as a club', { is_club: true, detail: { club_orders: 6 } }, 'Club: 6 months'],
  ['once', {}, undefined],
])('shows the interval of an item that comes %s', async (_what, over, words) => {
  const items = [aLine({ sku_id: 10011, qty: 2, ...over })]
  const cart = aCart({ recipients: [aShipment({ items })] })
  const page = await confirmationPage({ ...placed(cart), email: null, name: {}, isGuest: false })
  expect(/<li>2 × [^<·]*(?:· ([^<]*))?<\/li>/.exec(String(page))?.[1]).toBe(words)
})

it('offers no account without a name', async () => {
  const cart = aCart({ recipients: [aShipment()] })
  const guest = { ...placed(cart), email: 'dana@example.com', isGuest: true }
  const isOffered = async (name: object) =>
    String(await confirmationPage({ ...guest, name })).includes('Create account')
  expect(await isOffered({})).toBe(false)
  expect(await isOffered({ fname: 'Dana', lname: 'Lee' })).toBe(true)
})

it('formats thousands like checkout', async () => {
  const { order } = placed(aCart({ recipients: [aShipment()] }))
  const paid = { order: { ...order, paid_cents: 183_900 }, email: null, name: {}, isGuest: false }
  expect(String(await confirmationPage(paid))).toContain('Paid: <strong>$1,839.00</strong>')
})
