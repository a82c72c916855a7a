import { html } from 'hono/html'
import { findSku } from '../../mocks/catalogue'
import { inert, type Markup, PHONE } from '../page'
import type { Cart } from '../shop'

const nameOf = (skuId: number) => findSku(skuId)?.item.name ?? `Item ${skuId}`

/**
 * The server-rendered cart, shown until the widget takes over, or without scripts; and the answer that the widget
 * would otherwise have to request.
 */
export function cartPage({ recipients }: Cart, answer: unknown): Markup {
  const content =
    recipients.length === 0
      ? html`<p>Your cart is empty.</p>`
      : recipients.map(
          ({
            is_myself,
            fname,
            lname,
            items,
          }) => html`<h2>${is_myself ? 'To me' : `To ${fname} ${lname}`}</h2>
<ul>${items.map(({ qty, sku_id }) => html`<li>${qty} × ${nameOf(sku_id)}</li>`)}</ul>`,
        )
  return html`<div id="checkout-cart">
<div class="site-checkout"><h1>Your cart</h1>
${content}
${recipients.length > 0 ? html`<p>Checkout needs JavaScript. You can also order by phone: ${PHONE}.</p>` : ''}
</div>
</div>
${answer ? html`<script type="application/json" data-giftwell-cart>${inert(answer)}</script>` : ''}`
}
