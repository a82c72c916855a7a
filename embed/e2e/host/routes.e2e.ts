import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AccountRouteName,
  accountHash,
  accountRoutes,
} from '../../../src/domain/account/accountRoutes'
import { openBrowser, UNCOMPILED } from '../../../testing/browser/browser'
import { countResources } from '../../../testing/browser/resources'
import type { Shop } from '../../../testing/shop'
import { isLong } from '../../../testing/spread'
import { rootOf } from './apps'
import { openHome, showHome } from './homes'
import { expectSteady } from './steady'

/** The account routes; a signed-in customer sees the same screen at both guest routes. */
const ROUTES = (Object.keys(accountRoutes) as AccountRouteName[]).filter(
  (route) => route !== 'register',
)
const TRIED = isLong ? ROUTES : (['order-history', 'manage-subscription'] as const)

const hashOf = (route: AccountRouteName) => accountHash(route, { params: { subsId: 'S-7001' } })

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ flags: UNCOMPILED })
})
afterAll(() => browser.close())

/**
 * Navigates to routes in turn, a number of times, each as soon as the previous one shows everything in view.
 */
const goToAndFro = ({ page }: Shop, hashes: readonly string[], times: number) =>
  page.evaluate(
    async ([hashes, times]) => {
      const frame = () => new Promise(requestAnimationFrame)
      const area = document.querySelector('.gw-account')
      for (let turn = 0; turn < times; turn++) {
        for (const hash of hashes) {
          const title = document.title
          location.hash = hash
          // Content far down the page loads when it is near the viewport.
          const isInSight = (element: Element) => element.getBoundingClientRect().top < innerHeight
          const waiting = () => [...(area?.querySelectorAll('[aria-busy="true"]') ?? [])]
          const isThere = () => document.title !== title && !waiting().some(isInSight)
          for (const start = Date.now(); !isThere(); await frame())
            if (Date.now() - start > 10_000) throw new Error(`${hash} never came`)
        }
      }
    },
    [hashes, times] as const,
  )

describe.concurrent('changing the account’s route leaks nothing', () => {
  it('there are ten routes', () => {
    expect(ROUTES).toHaveLength(10)
  })

  it.each(TRIED)(
    'from another one to %s',
    async (route) => {
      const shop = await openHome('myaccount', { browser })
      const count = await countResources(shop.page)
      await showHome(shop, 'myaccount', `${rootOf('myaccount')}</div>`)
      await shop.page.getByRole('heading', { level: 1 }).waitFor()
      const other = route === 'email-preferences' ? 'account-information' : 'email-preferences'
      const repeat = (times: number) => goToAndFro(shop, [hashOf(other), hashOf(route)], times)
      await expectSteady({ page: shop.page, name: route, count, repeat })
      expect(shop.errors).toEqual([])
      await shop.close()
    },
    600_000,
  )
})
