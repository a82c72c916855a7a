import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hostileCards, hostileCodes } from '../../scripts/embed/hostileCart'
import { payloads } from '../../scripts/embed/payloads'
import { openBrowser, type WatchedPage, watchedPage } from '../../scripts/embed/testBrowser'
import { openTestSite, type TestSite } from '../../scripts/embed/testSite'
import { countHits, expectHarmless } from './harm'

/*
 * A code is text (reliability §3, D3): the sixty texts that would run elsewhere as promo code and as
 * gift card of a cart, as the server names them and as a shopper types them.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let browser: Browser
let site: TestSite
let watched: WatchedPage
let page: Page
let summary: Locator

beforeAll(async () => {
  browser = await openBrowser()
  site = await openTestSite(hostileCards)
  watched = await watchedPage(browser)
  page = watched.page
  await countHits(page)
  await page.goto(
    site.page({ body: '<div id="checkout-cart"></div><div id="modal-provider"></div>' }),
  )
  summary = page.locator('.gw-summary')
  await summary.waitFor()
})
afterAll(async () => {
  await watched.close()
  site.close()
  await browser.close()
})

/** The server's cart has other codes, of which the page hears with its next change. */
async function putCode(code: string): Promise<void> {
  const { cart_id = 0 } = (await site.backend.cart()) ?? {}
  await site.backend.db.transaction(async (tx) => {
    const cart = await tx.read('carts', cart_id)
    if (!cart) throw new Error('The shopper has no cart.')
    const codes = { discount_code: code, gift_card_json: { [code]: null } }
    await tx.write('carts', cart_id, { ...cart, ...codes })
  })
  await page.getByRole('button', { name: /^Increase/ }).click()
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('sixty texts as codes', () => {
  it('are shown as they are, as promo code and as gift card', async () => {
    for (const code of hostileCodes) {
      await putCode(code)
      const off = { name: `Remove promo code ${plain(code)}`, exact: true }
      await summary.getByRole('button', off).waitFor()
      await summary.getByText(`Promo code ${plain(code)}`, { exact: true }).waitFor()
      await summary.getByText(`Gift card ending ${code.slice(-4)}`, { exact: true }).waitFor()
    }
    await expectHarmless(watched, site)
  })

  it('are said as they are when they are taken off', async () => {
    await summary.getByRole('button', { name: /^Remove gift card/ }).click()
    await summary.getByRole('button', { name: /^Remove promo code/ }).click()
    await summary.getByText(/^Promo code .*hit/).waitFor({ state: 'detached' })
    await expectHarmless(watched, site)
  })

  it.each([0, 15, 36])('are refused as they are, number %i', async (index) => {
    const field = page.locator('[name="giftwell-code"]')
    if (!(await field.isVisible())) await page.getByText('Add a promo code or gift card').click()
    await field.fill(payloads[index] ?? '')
    await field.press('Enter')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.inputValue()).toBe(payloads[index])
    await expectHarmless(watched, site)
  })
})
