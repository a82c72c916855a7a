/*
 * The cart of @shopify/buy-button-js as in its documentation: the published build, loaded by a script tag
 * before this one, and an open cart in an iframe.
 */

interface Component {
  createComponent(name: string, options: unknown): void
}

interface Published {
  buildClient(shop: { domain: string; storefrontAccessToken: string }): unknown
  UI: { init(client: unknown): Component }
}

// Defined by the preceding script.
const { ShopifyBuy } = window as unknown as { ShopifyBuy: Published }
const [domain, storefrontAccessToken] = ['bench.myshopify.com', 'bench']
// The key under which it looks for the cart of an earlier visit.
localStorage.setItem(
  `${storefrontAccessToken}.${domain}.checkoutId`,
  document.documentElement.dataset.cart ?? '',
)
const client = ShopifyBuy.buildClient({ domain, storefrontAccessToken })
ShopifyBuy.UI.init(client).createComponent('cart', { options: { cart: { startOpen: true } } })

export {}
