/** A page to start from. */
export interface Example {
  name: string
  /** The page's path in the shop, which some apps read. */
  path: string
  /** The scenario for this page. */
  world: string
  /** The page as in a template, with `{…}` as placeholders for the server's values. */
  html: string
}

const SCRIPT = '<script src="/giftwell/embed.js" nonce="{nonce}" defer></script>'

const PAGE = `<script type="application/json" data-giftwell-page>
{ "products": {products},
  "links": { "shop": "/", "cart": "/checkout/cart", "checkout": "/checkout/login" },
  "help": { "phone": "8005550142" } }
</script>`

const CART = `<div id="checkout-cart">
  <p>Your cart needs JavaScript to be changed. Call us to order.</p>
</div>`

const pageOf = (...parts: string[]) => `${[SCRIPT, PAGE, ...parts].join('\n\n')}\n`

export const examples: readonly [Example, ...Example[]] = [
  { name: 'The cart', path: 'checkout/cart', world: 'fiveRecipients', html: pageOf(CART) },
  {
    name: 'The cart, drawn at once',
    path: 'checkout/cart',
    world: 'fiveRecipients',
    html: pageOf(
      '<!-- What GET /checkout/cart answers, so that nothing has to be waited for. -->\n<script type="application/json" data-giftwell-cart>{cart}</script>',
      CART,
    ),
  },
  {
    name: 'The cart in the header',
    path: 'steaks',
    world: 'fiveRecipients',
    html: pageOf(
      `<header>
  <div id="account-cart"><a href="/checkout/cart">Cart</a></div>
</header>
<main><h1>Steaks</h1></main>`,
    ),
  },
  {
    name: 'An offer over the cart',
    path: 'checkout/cart',
    world: 'fiveRecipients',
    html: pageOf(
      `<div id="universal-banner">
  <p>This week: 10% off everything you send.</p>
  <script type="application/json" data-giftwell-props>
  { "text": "This week: 10% off everything you send.", "code": "STEAK10" }
  </script>
</div>`,
      CART,
    ),
  },
  {
    name: 'Dialogs without a cart',
    path: 'account',
    world: 'fiveRecipients',
    html: pageOf(
      `<div id="modal-provider"></div>
<button id="list">Send to a list</button>
<script nonce="{nonce}">
  document.getElementById('list').addEventListener('click', () =>
    dispatchEvent(new CustomEvent('giftwell:ask', { detail: { kind: 'bulk-recipients', params: {} } })),
  )
</script>`,
    ),
  },
  {
    name: 'The payment',
    path: 'checkout/billing',
    world: 'savedCards',
    html: pageOf(
      `<div id="checkout-billing">
  <script type="application/json" data-giftwell-props>
  { "email": "margaret.holloway@example.com", "acceptedCards": ["Visa", "Mastercard"] }
  </script>
  <p>This page needs JavaScript. You can also order by phone.</p>
</div>`,
    ),
  },
  {
    name: 'Mistakes, and how they are told',
    path: 'checkout/cart',
    world: 'oneShipment',
    html: `<script src="/giftwell/embed.js" nonce="{nonce}" defer data-theme="drak"></script>

<!-- "products" is a list; this line is refused, and the cart goes on without names. -->
<script type="application/json" data-giftwell-page>{ "products": "steaks" }</script>

<!-- Without a nonce the policy keeps this script from running. -->
<script>window.isLoggedIn = true</script>

${CART}
`,
  },
]
