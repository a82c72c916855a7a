import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, UNCOMPILED } from '../../../testing/browser/browser'
import { countResources } from '../../../testing/browser/resources'
import type { Shop } from '../../../testing/shop'
import { isLong } from '../../../testing/spread'
import { APPS, propsOf } from './apps'
import { openHome, showHome } from './homes'
import { expectSteady } from './steady'

/** In a short run, one page each of cart, shop, checkout and account represents all. */
const TRIED = isLong ? APPS : ['checkout-cart', 'pdp', 'checkout-billing', 'myaccount']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ flags: UNCOMPILED })
})
afterAll(() => browser.close())

/** Mounts and unmounts an app a number of times in a page; resolves to the number of times it was visible. */
const cycle = ({ page }: Shop, app: string, times: number) =>
  page.evaluate(
    async ([app, props, times]) => {
      let shown = 0
      for (let turn = 0; turn < times; turn++) {
        const root = document.createElement('div')
        document.body.append(root)
        await window.Giftwell?.mount(root, app, props).ready
        await new Promise(requestAnimationFrame)
        shown += root.querySelector('.gw-root > *') ? 1 : 0
        window.Giftwell?.unmount(root)
        root.remove()
      }
      return shown
    },
    [app, propsOf(app), times] as const,
  )

describe.concurrent('mounting and unmounting leaks nothing', () => {
  it.each(TRIED)(
    'of %s',
    async (app) => {
      const shop = await openHome(app, { browser })
      const count = await countResources(shop.page)
      await showHome(shop, app, '')
      // A page's dialogs are rendered only when something requests one.
      const isSeen = app !== 'modal-provider'
      const repeat = async (times: number) =>
        expect(await cycle(shop, app, times)).toBe(isSeen ? times : 0)
      await expectSteady({ page: shop.page, name: app, count, repeat })
      expect(shop.errors).toEqual([])
      await shop.close()
    },
    300_000,
  )
})
