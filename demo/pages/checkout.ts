import { html } from 'hono/html'
import { inert, type Markup } from '../page'
import type { Shop } from '../shop'

/** A page of checkout: the root of its app, and the answer that it would have to ask for. */
export async function stepPage(shop: Shop, app: string): Promise<Markup> {
  const answer = await shop.cartAnswer()
  return html`<div id="${app}">
<h1>Checkout</h1>
<p>This page needs JavaScript. You can also order by phone.</p>
</div>
${answer ? html`<script type="application/json" data-giftwell-cart>${inert(answer)}</script>` : ''}`
}
