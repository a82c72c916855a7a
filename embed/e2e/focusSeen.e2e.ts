import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { openShop } from '../../testing/shop'
import type { World } from '../../testing/site/testSite'
import { askForDialog, press } from './actions'
import { unseenBy } from './seenByTab'

/* What has the focus is wholly seen: not outside the window, not under a foot that stays (WCAG 2.4.11). */

const SIZES = [
  [375, 800],
  [640, 450],
  [320, 225],
  [1280, 900],
] as const

/** Something that is opened by its first line and shipment. */
type Open = (page: Page, ids: { lineId: number; shipmentId: number }) => Promise<void>

const dialog =
  (kind: string, needs: 'line' | 'shipment' | 'none' = 'none', more = {}): Open =>
  (page, { lineId, shipmentId }) =>
    askForDialog(page, kind, {
      ...(needs === 'line' && { lineId }),
      ...(needs === 'shipment' && { shipmentId }),
      ...more,
    })

const DIALOGS: Record<string, Open> = {
  calendar: dialog('delivery-dates', 'shipment'),
  recipients: dialog('change-recipient', 'shipment'),
  'form of an address': dialog('change-recipient', 'shipment', { part: 'address' }),
  'gift message': dialog('gift-message', 'shipment'),
  'options of a line': dialog('line-options', 'line'),
  'Auto-Delivery of a shipment': dialog('shipment-auto-delivery', 'shipment'),
  'send a line': dialog('send-line', 'line'),
  'send a shipment': dialog('send-shipment', 'shipment'),
  'many recipients': dialog('bulk-recipients'),
  'quick view': dialog('quick-view', 'none', { skuId: 10012 }),
  merge: dialog('confirm-merge', 'none', { name: 'Dana' }),
  'out of stock': dialog('item-out-of-stock', 'line'),
  'few left': dialog('insufficient-stock', 'line', { units: 2 }),
  'an add-on alone': dialog('add-on-qualify', 'shipment'),
  'a session that is over': dialog('session-expired'),
  'sign-in': dialog('auto-delivery-sign-in'),
}

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

const idsOf = (page: Page) =>
  page.evaluate(() => {
    const numberOf = (name: string) =>
      Number(document.querySelector(`[${name}]`)?.getAttribute(name))
    return { lineId: numberOf('data-gw-line'), shipmentId: numberOf('data-gw-shipment') }
  })

async function openPage(world: World, [width, height]: readonly [number, number]) {
  const shop = await openShop(world, { viewport: { width, height }, reducedMotion: 'reduce' })
  const body = `<script type="application/json" data-giftwell-page>${JSON.stringify(PAGE)}</script>
    <header><div id="account-cart"></div></header><main><div id="checkout-cart"></div></main>`
  await shop.page.goto(shop.site.page({ body }))
  await shop.page.locator('#checkout-cart :is(h1, h2)').first().waitFor()
  await shop.page.waitForLoadState('networkidle')
  return shop
}

async function bothWays(page: Page, where: string): Promise<string[]> {
  const forth = await unseenBy(page, 'Tab')
  const back = await unseenBy(page, 'Shift+Tab')
  return [...forth, ...back.map((one) => `back: ${one}`)].map((one) => `${where}: ${one}`)
}

describe.each(SIZES)('at %i × %i', (...size) => {
  it.concurrent('the focus is seen in every dialog', async ({ expect }) => {
    const { page, close } = await openPage('fiveRecipients', size)
    const ids = await idsOf(page)
    for (const [name, open] of Object.entries(DIALOGS)) {
      await open(page, ids)
      const drawn = page.locator('.gw-dialog')
      await drawn.waitFor()
      await page.waitForLoadState('networkidle')
      expect.soft(await bothWays(page, name)).toEqual([])
      if (name === 'calendar') {
        await page.getByRole('grid').locator('[tabindex="0"]').focus()
        expect.soft(await unseenBy(page, 'ArrowDown', 8), 'days').toEqual([])
        expect.soft(await unseenBy(page, 'ArrowUp', 12), 'days').toEqual([])
      }
      await page.keyboard.press('Escape')
      await drawn.waitFor({ state: 'detached' })
    }
    await close()
  })

  it.concurrent('the focus is seen on every page', async ({ expect }) => {
    for (const world of ['severalProblems', 'emptyCart'] as const) {
      const { page, close } = await openPage(world, size)
      expect.soft(await bothWays(page, world)).toEqual([])
      for (const panel of [/^Cart/, /^Sign in/]) {
        await press(page, panel)
        await page.locator('#account-cart [role="dialog"]').waitFor()
        expect.soft(await bothWays(page, `${panel} of ${world}`)).toEqual([])
        await page.keyboard.press('Escape')
        await page.locator('#account-cart [role="dialog"]').waitFor({ state: 'detached' })
      }
      await close()
    }
  })
})
