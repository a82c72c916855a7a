import type { Page } from 'playwright'
import { expandAll } from '../../testing/browser/expandAll'
import type { PageProfile } from '../../testing/browser/watchedPage'
import { openShop, type Shop } from '../../testing/shop'
import { EMBED_TAG, type World } from '../../testing/site/testSite'
import { askForDialog } from './actions'

type Params = Record<string, string | number>

/** The parameters of each dialog, on a page with a line and its shipment. */
const DIALOGS: Record<
  string,
  readonly [kind: string, params: (line: number, shipment: number) => Params]
> = {
  calendar: ['delivery-dates', (_, shipmentId) => ({ shipmentId })],
  recipients: ['change-recipient', (_, shipmentId) => ({ shipmentId })],
  'form of an address': ['change-recipient', (_, shipmentId) => ({ shipmentId, part: 'address' })],
  'gift message': ['gift-message', (_, shipmentId) => ({ shipmentId })],
  'options of a line': ['line-options', (lineId) => ({ lineId })],
  'Auto-Delivery of a shipment': ['shipment-auto-delivery', (_, shipmentId) => ({ shipmentId })],
  'send a line': ['send-line', (lineId) => ({ lineId })],
  'send a shipment': ['send-shipment', (_, shipmentId) => ({ shipmentId })],
  'many recipients': ['bulk-recipients', () => ({})],
  'quick view': ['quick-view', () => ({ skuId: 10012 })],
  merge: ['confirm-merge', () => ({ name: 'Dana' })],
  'out of stock': ['item-out-of-stock', (lineId) => ({ lineId })],
  'few left': ['insufficient-stock', (lineId) => ({ lineId, units: 2 })],
  'an add-on alone': ['add-on-qualify', (_, shipmentId) => ({ shipmentId })],
  'a session that is over': ['session-expired', () => ({})],
  'sign-in': ['auto-delivery-sign-in', () => ({})],
}

/** Opens each dialog in turn, calls back while it is open, and closes it. */
export async function throughDialogs(
  page: Page,
  visit: (name: string) => Promise<void>,
): Promise<void> {
  await expandAll(page)
  const idOf = (name: string) => page.locator(`[${name}]`).first().getAttribute(name).then(Number)
  const [line, shipment] = await Promise.all([idOf('data-gw-line'), idOf('data-gw-shipment')])
  const drawn = page.locator('.gw-dialog')
  for (const [name, [kind, params]] of Object.entries(DIALOGS)) {
    await askForDialog(page, kind, params(line, shipment))
    await drawn.waitFor()
    // Its requests are answered ("network idle" is reached once per page, before this).
    await drawn
      .locator(':is([aria-busy="true"], .gw-skeleton)')
      .first()
      .waitFor({ state: 'detached' })
    // A shopper continues once the dialog has focus.
    await page.locator('.gw-dialog:focus-within').waitFor()
    await visit(name)
    await page.keyboard.press('Escape')
    await drawn.waitFor({ state: 'detached' })
    // A closed dialog returns the focus in a separate task; nobody opens the next one sooner.
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
  }
}

/** Opens the header's panels in turn: the cart, and the account menu. */
export async function throughPanels(
  page: Page,
  visit: (name: string) => Promise<void>,
): Promise<void> {
  const panel = page.locator('#account-cart [role="dialog"]')
  for (const button of await page.locator('#account-cart [aria-haspopup]').all()) {
    await button.click()
    await panel.waitFor()
    // A shopper continues once the panel has focus.
    await page.locator('#account-cart [role="dialog"]:focus-within').waitFor()
    await visit(`panel ${await button.getAttribute('aria-label')}`)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }
}

/** Page data with everything that the dialogs and panels can show. */
const PAGE = {
  links: {
    shop: '/shop',
    checkout: '/go',
    cart: '/cart',
    signIn: '/sign-in',
    register: '/register',
  },
  products: [
    {
      item_id: 1001,
      name: 'Filet Mignon',
      skus: [10012, 10013].map((sku_id) => ({ sku_id, label: `Box ${sku_id}`, price: 59.95 })),
    },
  ],
}

/** An idle page with a cart and a header. */
export async function openCartPage(
  world: World,
  { theme = 'light', ...profile }: PageProfile & { theme?: string },
): Promise<Shop> {
  const shop = await openShop(world, { reducedMotion: 'reduce', ...profile })
  await shop.page.goto(
    shop.site.page({
      head: EMBED_TAG.replace('defer', `defer data-theme="${theme}"`),
      body: `<script type="application/json" data-giftwell-page>${JSON.stringify(PAGE)}</script>
        <header><div id="account-cart"></div></header><main><div id="checkout-cart"></div></main>`,
    }),
  )
  await shop.page.locator('#checkout-cart :is(h1, h2)').first().waitFor()
  await shop.page.waitForLoadState('networkidle')
  return shop
}
