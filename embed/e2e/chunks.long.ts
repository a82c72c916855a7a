import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settles } from '../../testing/settles'
import { openShop, type Shop } from '../../testing/shop'
import { embedFolder } from '../build/embedFolder'
import { features, shared } from '../chunks'
import { askForDialog } from './actions'
import { chunkFaults } from './chunkFaults'
import { APPS, rootOf } from './host/apps'
import { fullAccount, SIGNED_IN } from './host/homes'

const CHUNKS = [...Object.keys(shared), ...APPS, ...Object.keys(features)]

/** Browser messages about missing files. */
const NOISE = /Loading chunk|Failed to load|integrity|MIME|Failed to fetch dynamically/

/** The number of page loads, by visits and by reloads. */
const asked = ({ site }: Shop) => site.requests.filter((path) => path === '/').length

/** A root of each app, with server HTML, which stays if an app renders nothing. */
const BODY = APPS.map((app) => `<section>${rootOf(app)}<p>Call us</p></div></section>`).join('')

/** Opens a shop with a page on which each app has content. */
async function openAll(): Promise<Shop> {
  const shop = await openShop(fullAccount)
  shop.page.setDefaultTimeout(10_000)
  return shop
}

/** Opens the page, and waits until it no longer reloads. */
async function arrive(shop: Shop): Promise<void> {
  // A reload interrupts the evaluation.
  const address = shop.site.page({ head: SIGNED_IN, body: BODY })
  await shop.page.goto(address).catch(() => undefined)
  let before = 0
  while (before !== asked(shop)) {
    before = asked(shop)
    await shop.page.waitForTimeout(200)
    await shop.page.evaluate(() => window.Giftwell?.ready).catch(() => undefined)
  }
}

/** Requests everything that a visit may need. */
async function visit(shop: Shop): Promise<void> {
  const { page } = shop
  const cartButton = page.locator('#account-cart [aria-haspopup]')
  await arrive(shop)
  if (await cartButton.isVisible()) await cartButton.click()
  // Without the core there is no store to ask.
  if (await page.evaluate(() => Boolean(window.Giftwell?.store))) await askForDialog(page)
  await page.waitForTimeout(500)
}

/** Asserts that every app that does not need the missing chunk works. */
async function isUsable(shop: Shop, missing: string): Promise<void> {
  const { page, site } = shop
  const { chunks } = JSON.parse(readFileSync(`${embedFolder}/manifest.json`, 'utf8'))
  const { number } = site.chunk(missing)
  for (const app of APPS) {
    const needs: number[] = chunks.find(({ name }: { name: string }) => name === app).needs
    const isHit = app === missing || needs.includes(number)
    const root = page.locator(`#${app}`)
    await settles(() => root.getAttribute('data-giftwell-state'), isHit ? 'failed' : 'ready')
    // The server's content, or the widget's.
    expect(await root.locator('> :visible').count()).toBeGreaterThan(0)
  }
}

describe('each chunk missing in turn', () => {
  it.each(CHUNKS)('%s', async (name) => {
    const shop = await openAll()
    chunkFaults.error(shop.site, shop.site.chunk(name))
    await visit(shop).catch(() => undefined)
    await visit(shop)
    await isUsable(shop, name)
    expect(asked(shop)).toBeLessThanOrEqual(3)
    expect(shop.errors.filter((error) => !NOISE.test(error))).toEqual([])
    await shop.close()
  })
})

describe('an HTML page in place of a script', () => {
  it.each(['core', 'header', 'checkout-cart', 'account-cart', 'mini-cart'])('%s', async (name) => {
    const shop = await openAll()
    chunkFaults.missing(shop.site, shop.site.chunk(name))
    await visit(shop).catch(() => undefined)
    await visit(shop)
    const told = await shop.page.evaluate(() => localStorage.getItem('told') ?? '')
    expect(told).toContain('(missing: ')
    expect(told).not.toContain('(error: ')
    expect(shop.errors.filter((error) => !NOISE.test(error))).toEqual([])
    await shop.close()
  })
})

it('a hundred visits to a broken release reload at most once per chunk, and twice in ten minutes', async () => {
  const shop = await openAll()
  for (let turn = 0; turn < 100; turn++) {
    shop.site.answers.clear()
    const name = CHUNKS[turn % CHUNKS.length] ?? 'core'
    chunkFaults.error(shop.site, shop.site.chunk(name))
    await arrive(shop)
  }
  // The next visit may start before a pending reload does.
  const begun = await shop.page.evaluate(() => JSON.parse(sessionStorage['giftwell:reloads']))
  expect(Object.keys(begun)).toHaveLength(2)
  expect(asked(shop) - 100).toBeLessThanOrEqual(2)
  await shop.close()
}, 600_000)
