import { html } from 'hono/html'
import type { Markup } from '../page'

/** The page of a claim link, on which a recipient enters the address: the root of its app, which reads the URL's hash. */
export const claimPage = (): Markup => html`<div id="claim-address">
<div class="site-checkout"><h1>Somebody has a gift for you</h1>
<p>This page needs JavaScript. You can also tell whoever sent you the link where to send it.</p>
</div>
</div>`
