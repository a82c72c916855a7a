import { html, raw } from 'hono/html'
import { categories, HOUSE, products } from '../mocks/catalogue'

/** Markup that is safe to send: what `html` makes of a template. */
export type Markup = ReturnType<typeof html>

/** The facts about a visit that every page needs. */
export interface Visit {
  nonce: string
  /** Whether the shopper is signed in: the flag of specification §6. */
  isLoggedIn: boolean
  /** How many items are in the cart, drawn by the server until the widget takes over. */
  itemCount: number
  storybookUrl: string | null
  /** The origin of the card form. */
  providerOrigin: string
  /** The shop's announcement on this page. */
  offer: Markup | null
}

const LINKS = {
  shop: '/',
  cart: '/checkout/cart',
  checkout: '/checkout/login',
  checkoutLogin: '/checkout/login',
  checkoutShipping: '/checkout/shipping',
  checkoutAdditionalShipments: '/checkout/additional-shipments',
  checkoutBilling: '/checkout/billing',
  checkoutError: '/checkout/error',
  confirmation: '/checkout/confirmation',
  claim: '/claim',
  terms: '/terms',
  privacy: '/privacy',
  account: '/account',
  signIn: '/account#/login',
  register: '/account#/register',
  orders: '/account#/order-history',
  addresses: '/account#/address-book',
  subscriptions: '/account#/subscriptions',
}

const HELP = { phone: '8005550142', hours: 'Mon–Sat, 8 am to 8 pm Central' }

/** The help phone number, in case nothing else works. */
export const PHONE = html`<a href="tel:${HELP.phone}">(800) 555-0142</a>`

/** JSON inside a page, which no text in it can end. */
export const inert = (data: unknown) => raw(JSON.stringify(data).replace(/</g, '\\u003c'))

/** A whole page: the site's own head, header and foot around the content, and the embed in the head. */
export function page(visit: Visit, title: string, content: Markup | Promise<Markup>): Markup {
  return document(
    visit,
    title,
    html`${visit.offer}
<header class="site-header">
  <a class="site-name" href="/">${HOUSE}</a>
  <nav class="site-nav" aria-label="Shop">
    <a href="/gifts">All gifts</a>
    ${categories.map(({ slug, name }) => html`<a href="/category/${slug}">${name}</a>`)}
    <a href="/recipes">Recipes</a>
  </nav>
  <div class="site-cart" id="account-cart"><a href="/checkout/cart">Cart (${visit.itemCount})</a></div>
</header>
<main class="site-main">${content}</main>
<div id="modal-provider"></div>
<footer class="site-footer">
  <p>${HOUSE} is a made-up shop. Try it: <a href="/fill-my-cart">Fill my cart</a> with five recipients.
  Promo codes: STEAK10, TAKE20, SHIPFREE, SUMMER25 (expired), BROKEN (fails). Gift cards: GIFT-0025, GIFT-0100, GIFT-5000.
  Cards: 4111 1111 1111 1111 is approved, 4000 0000 0000 0002 declined.</p>
  ${visit.storybookUrl ? html`<p><a href="${visit.storybookUrl}">Storybook</a> shows every state.</p>` : ''}
</footer>`,
  )
}

/** A page for visitors who are not shopping: no menu, no cart, no offer. */
export function barePage(visit: Visit, title: string, content: Markup | Promise<Markup>): Markup {
  return document(
    visit,
    title,
    html`<header class="site-header"><span class="site-name">${HOUSE}</span></header>
<main class="site-main">${content}</main>`,
    {},
  )
}

/** A document with the embed in its head, and with what all apps of the page may know. */
function document(
  visit: Visit,
  title: string,
  body: Markup | Promise<Markup>,
  known: object = { products },
): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${HOUSE}</title>
<link rel="icon" href="/products/filet-mignon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/site.css">
<script nonce="${visit.nonce}">window.isLoggedIn = ${String(visit.isLoggedIn)}
window.GiftwellOptions = { searchRecipes: (query, page, { category, signal }) =>
  fetch('/recipes/search.json?' + new URLSearchParams({ q: query, page, category: category || '' }), { signal })
    .then((response) => response.ok ? response.json() : Promise.reject(new Error('HTTP ' + response.status))) }</script>
<script nonce="${visit.nonce}" src="/giftwell/embed.js" defer data-api-base="/api"
  data-hpf="${JSON.stringify({ origin: visit.providerOrigin })}" data-idempotency="true"
  data-paypal-client-id="stand-in-client" data-paypal-sdk="${visit.providerOrigin}/sdk/js"></script>
</head>
<body>
<script type="application/json" data-giftwell-page>${inert({ ...known, links: LINKS, help: HELP })}</script>
${body}
</body>
</html>`
}
