import { html } from 'hono/html'
import { HOUSE } from '../../mocks/catalogue'
import { inert, type Markup, PHONE } from '../page'
import type { Shop } from '../shop'

/** A page of checkout: the root of its app, and the answer that it would otherwise have to request. */
export async function stepPage(shop: Shop, app: string): Promise<Markup> {
  const answer = await shop.cartAnswer()
  return html`<div id="${app}">
<div class="site-checkout"><h1>Checkout</h1>
<p>This page needs JavaScript. You can also order by phone: ${PHONE}.</p>
</div>
</div>
${answer ? html`<script type="application/json" data-giftwell-cart>${inert(answer)}</script>` : ''}`
}

const CARDS = ['Visa', 'Mastercard', 'American Express', 'Discover']

/** The page of the payment: what the session knows of the buyer comes with it. */
export async function billingPage(shop: Shop, isBlocked: boolean): Promise<Markup> {
  const [answer, { email }] = await Promise.all([shop.cartAnswer(), shop.visit()])
  const data = isBlocked
    ? { reference: 'IP-2207', isWalletAllowed: true }
    : { email, store: HOUSE, acceptedCards: CARDS }
  return html`<div id="${isBlocked ? 'checkout-billing-blocked-ip' : 'checkout-billing'}">
<script type="application/json" data-giftwell-props>${inert(data)}</script>
<div class="site-checkout"><h1>Payment</h1>
<p>This page needs JavaScript. You can also order by phone: ${PHONE}.</p>
</div>
</div>
${answer ? html`<script type="application/json" data-giftwell-cart>${inert(answer)}</script>` : ''}`
}

/** Where checkout ends that cannot go on, for a reason that a link names. */
export const errorPage = (reason = ''): Markup => html`<div id="checkout-error">
<script type="application/json" data-giftwell-props>${inert({ reason, reference: 'PO-1042' })}</script>
<div class="site-checkout"><h1>Checkout can’t go on</h1>
<p>Your cart is saved. Please call us at ${PHONE}, or <a href="/checkout/cart">go back to the cart</a>.</p>
</div>
</div>`
