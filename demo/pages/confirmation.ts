import { html, raw } from 'hono/html'
import { findSku } from '../../mocks/catalogue'
import type { OrderRecord } from '../../mocks/db'
import { comesAgain, monthsOf } from '../../mocks/subscriptions/fromOrder'
import type { Markup } from '../page'
import { arrival } from './arrival'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const usd = (cents: number) => `${cents < 0 ? '−' : ''}${dollars.format(Math.abs(cents) / 100)}`

/** The buyer's data after the order. */
export interface Placed {
  order: OrderRecord | null
  email: string | null
  name: { fname?: string | null; lname?: string | null }
  /** Whether the buyer has no account yet. */
  isGuest: boolean
}

/** Recipients, gifts and dates; if the visit's order is unknown, a link to the shop. */
export function confirmationPage(placed: Placed, problem?: string): Markup {
  const { order, email, name, isGuest } = placed
  if (!order) {
    return html`<h1>No order yet</h1>
<p><a class="site-button" href="/">Start shopping</a></p>`
  }
  const { cart } = order
  return html`<div class="site-confirmation">
<h1>Thank you${name.fname ? `, ${name.fname}` : ''}!</h1>
<p>Order <strong>${order.order_id}</strong> is placed.${email ? html` Details are on the way to ${email}.` : ''}</p>
${cart.recipients.map(
  (shipment) => html`<section>
<h2>${shipment.is_myself ? 'To me' : `To ${shipment.fname} ${shipment.lname}`}</h2>
<ul>${shipment.items.map((line) => html`<li>${lineWords(line)}</li>`)}</ul>
<p>${arrival(shipment)}</p>
${shipment.gift_message ? html`<p class="site-message">“${shipment.gift_message}”</p>` : ''}
</section>`,
)}
<dl class="site-sums">${sums(order).map(
    ([name, cents]) =>
      html`<div><dt>${name}</dt><dd>${cents === 0 ? 'Free' : usd(cents)}</dd></div>`,
  )}</dl>
<p>Paid: <strong>${usd(order.paid_cents)}</strong></p>
${isGuest ? (email && name.lname ? accountForm(email, problem) : '') : IN_ACCOUNT}
<p>Questions? <a href="tel:8005550142">Call (800) 555-0142</a></p>
</div>`
}

type Line = OrderRecord['cart']['recipients'][number]['items'][number]

/** The ordered quantity of an item, and its interval if it is on Auto-Delivery. */
function lineWords(line: Line): string {
  const item = `${line.qty} × ${findSku(line.sku_id)?.item.name ?? line.sku_id}`
  if (!comesAgain(line)) return item
  if (line.is_club) return `${item} · Club: ${line.detail?.club_orders} months`
  const months = monthsOf(line)
  return `${item} · Auto-Delivery every ${months === 1 ? 'month' : `${months} months`}`
}

/** The order's totals, in US cents, without those that are zero, except shipping. */
function sums({ cart }: OrderRecord): (readonly [name: string, cents: number])[] {
  const inCents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100)
  const added = (amounts: readonly unknown[]) =>
    amounts.reduce<number>((sum, amount) => sum + inCents(amount), 0)
  const discount = inCents(cart.summary_section_totals?.promo_discounts?.discount_amount)
  const cards = Object.values(cart.gift_card_json ?? {}).map((card) => card?.applied_amount)
  const parts = [
    ['Merchandise', inCents(cart.summary_section_totals?.before_shipping_subtotal) + discount],
    ['Promo code', -discount],
    ['Shipping', added(Object.values(cart.shipping_breakdown ?? {}))],
    ['Tax', inCents(cart.tax)],
    ['Gift cards', -added(cards)],
  ] as const
  return parts.filter(([name, cents]) => cents !== 0 || name === 'Shipping')
}

/** Link to the order in the customer's account; a new account leads here, too. */
const IN_ACCOUNT = html`<p id="account" tabindex="-1">This order is in your account. <a href="/account#/order-history">Track your gifts</a></p>`

/** Registration with only a password: everything else is known. */
const accountForm = (
  email: string,
  problem?: string,
) => html`<form class="site-account" method="post">
<h2>Save these people for next year</h2>
<p>Choose a password, and their addresses and dates wait for you under ${email}.</p>
<input type="hidden" name="username" autocomplete="username" value="${email}">
<label>Password <input type="password" name="password" autocomplete="new-password" required minlength="8"
  ${problem ? raw('aria-invalid="true"') : ''} aria-describedby="password-note"></label>
<p id="password-note" ${problem ? raw('class="site-problem" role="alert"') : ''}>${problem ?? 'At least 8 characters.'}</p>
<button class="site-button" type="submit">Create account</button>
</form>`
