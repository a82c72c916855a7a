import { html } from 'hono/html'
import type { Markup } from '../page'

/** The account area: the root of its app, whose routes stand after the `#`. */
export const accountPage = (): Markup => html`<div id="myaccount">
<div class="site-checkout"><h1>Your account</h1>
<p>This page needs JavaScript. You can also ask us about an order by phone.</p>
</div>
</div>`
