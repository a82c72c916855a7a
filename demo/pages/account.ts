import { html } from 'hono/html'
import { inert, type Markup, PHONE } from '../page'

/** The account area: the root of its app, whose routes are in the URL's hash. */
export const accountPage = (): Markup => html`<div id="myaccount">
<div class="site-checkout"><h1>Your account</h1>
<p>This page needs JavaScript. You can also ask us about an order by phone: ${PHONE}.</p>
</div>
</div>`

/** The page with the form of a saved card, or its replacement if no card can be added. */
export function cardPage(card: string | undefined, isBlocked: boolean): Markup {
  const app = isBlocked ? 'myaccount-add-edit-card-blocked-ip' : 'myaccount-add-edit-card'
  const data = isBlocked ? { reference: 'IP-2207', form: '/account/card' } : { card }
  return html`<div id="${app}">
<script type="application/json" data-giftwell-props>${inert(data)}</script>
<div class="site-checkout"><h1>Your cards</h1>
<p>This page needs JavaScript. You can also call us about a card: ${PHONE}.</p>
</div>
</div>`
}
