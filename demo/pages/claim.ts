import { html } from 'hono/html'
import type { Markup } from '../page'

/** Where a link leads that asks somebody for their address: the root of its app, which reads what stands after the `#`. */
export const claimPage = (): Markup => html`<div id="claim-address">
<div class="site-checkout"><h1>Somebody has a gift for you</h1>
<p>This page needs JavaScript. You can also tell whoever sent you the link where to send it.</p>
</div>
</div>`
