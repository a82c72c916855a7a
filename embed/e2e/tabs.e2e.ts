import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from '../../testing/browser/browser'
import { openTestSite, type TestSite } from '../../testing/site/testSite'
import { isLong } from '../../testing/spread'
import { press } from './actions'

/* Tabs of one shopper agree within a second, by either channel alone, with two messages at most. */

let site: TestSite
let context: BrowserContext
const told: string[] = []

beforeAll(async () => {
  site = await openTestSite('twoShipments')
})
afterAll(() => site.close())
afterEach(() => context.close())

/** The channels between tabs: what is removed from the page so that only this one is left. */
const WAYS: Record<string, () => void> = {
  'BroadcastChannel alone': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'the storage event alone': () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  },
  both: () => undefined,
}

/** Opens a number of tabs, and counts their messages to each other. */
async function tabs(count: number, way: () => void): Promise<Page[]> {
  context = await (await sharedBrowser()).newContext()
  await context.exposeFunction('toldTabs', (text: string) => void told.push(text))
  await context.addInitScript(way)
  await context.addInitScript(() => {
    const tell = (text: string) =>
      (window as never as { toldTabs(text: string): void }).toldTabs(text)
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value)
      if (key === 'giftwell:tabs') tell(`storage ${value}`)
    }
    if (!('BroadcastChannel' in globalThis)) return
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      tell(`channel ${JSON.stringify(message)}`)
      postMessage.call(this, message)
    }
  })
  const url = site.page({ body: '<div id="checkout-cart"></div>' })
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  for (const page of pages) {
    await page.goto(url)
    await page.locator('[data-gw-line]').first().waitFor()
  }
  return pages
}

const quantity = (page: Page) => page.locator('.gw-quantity-input').first().inputValue()

/** Waits for the first quantity in all tabs; returns the milliseconds since the server had it. */
async function converged(pages: readonly Page[], wanted: string): Promise<number> {
  const id = await pages[0]?.locator('[data-gw-line]').first().getAttribute('data-gw-line')
  const isOnServer = async () => {
    const lines = (await site.backend.cart())?.recipients.flatMap(({ items }) => items)
    return String(lines?.find(({ clin_id }) => clin_id === Number(id))?.qty) === wanted
  }
  await expect.poll(isOnServer, { interval: 5 }).toBe(true)
  const start = performance.now()
  await Promise.all(
    pages.map((page) =>
      page.waitForFunction(
        (text) => document.querySelector<HTMLInputElement>('.gw-quantity-input')?.value === text,
        wanted,
        { polling: 10 },
      ),
    ),
  )
  return performance.now() - start
}

const all = Object.keys(WAYS).flatMap((way) => [2, 3, 5].map((count) => [count, way] as const))
const some = all.filter(([count, way]) => count === (way === 'both' ? 5 : 2))
const cases = isLong ? all : some

describe('tabs', () => {
  it.each(cases)('%i of them agree by %s', async (count, way) => {
    const pages = await tabs(count, WAYS[way] ?? (() => undefined))
    const took: number[] = []
    for (const page of pages.slice(0, 3)) {
      told.length = 0
      const wanted = String(Number(await quantity(page)) + 1)
      await page.bringToFront()
      await press(page, /^Increase/)
      took.push(await converged(pages, wanted))
      const asked = site.backend.count()
      await page.waitForTimeout(250)
      expect(told.length, told.join()).toBeGreaterThan(0)
      expect(told.length, told.join()).toBeLessThanOrEqual(2)
      if (way.startsWith('the storage')) expect(told.join()).not.toContain('channel')
      else expect(told.join()).not.toContain('storage')
      // Each other tab reads once, perhaps twice; no tab answers an echo.
      expect(site.backend.count() - asked).toBeLessThanOrEqual(count)
      await page.waitForTimeout(250)
    }
    // A busy machine may delay one change of three.
    expect(Math.min(...took)).toBeLessThan(1000)
  })
})
