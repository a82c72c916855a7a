import { html } from 'hono/html'
import type { Markup } from '../page'

/** The legal pages of a fictional shop. */
export const termsPage = (): Markup => html`<h1>Terms</h1>
<p>This shop is made up. Nothing you order here is charged, packed or shipped.</p>`

export const privacyPage = (): Markup => html`<h1>Privacy Policy</h1>
<p>What you type stays on the machine that runs this demo.</p>`
