import { html } from 'hono/html'
import { addDays, chicago, weekday } from '../../mocks/calendar/chicago'
import { inert, type Markup } from '../page'

const CODE = 'STEAK10'
const WORDS = 'This week: 10% off everything you send.'

/**
 * The shop's announcement: a code of the week, valid through Sunday in Chicago. The server-rendered banner is as
 * high as the widget that replaces it, and explains how to use the code without scripts.
 */
export function offerStrip(now: number): Markup {
  const { day } = chicago(now)
  const sunday = addDays(day, (7 - weekday(day)) % 7)
  const data = { id: `week-${sunday}`, text: WORDS, code: CODE, ends: sunday }
  const link = { href: '/category/steaks', linkText: 'Shop steaks' }
  return html`<div id="universal-banner">
  <p class="site-offer">
    <span class="site-offer-words">${WORDS} <a href="${link.href}">${link.linkText}</a></span>
    <span class="site-offer-code">Use <b>${CODE}</b> in your cart</span>
  </p>
  <script type="application/json" data-giftwell-props>${inert({ ...data, ...link })}</script>
</div>`
}
