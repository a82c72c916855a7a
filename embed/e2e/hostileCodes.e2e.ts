import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hostileCards, hostileCodes } from '../../testing/hostile/hostileCart'
import { payloads } from '../../testing/hostile/payloads'
import { openShop, type Shop } from '../../testing/shop'
import { countHits, expectHarmless } from './harm'

/* Sixty texts that would run as code elsewhere, as promo codes and gift cards (reliability §3, D3). */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let shop: Shop
let page: Page
let summary: Locator

beforeAll(async () => {
  shop = await openShop(hostileCards)
  page = shop.page
  await countHits(page)
  await page.goto(
    shop.site.page({ body: '<div id="checkout-cart"></div><div id="modal-provider"></div>' }),
  )
  summary = page.locator('.gw-summary')
  await summary.waitFor()
})
afterAll(() => shop.close())

/** The server's cart gets other codes, which the page reads with its next change. */
async function putCode(code: string): Promise<void> {
  const { cart_id = 0 } = (await shop.site.backend.cart()) ?? {}
  await shop.site.backend.db.transaction(async (tx) => {
    const cart = await tx.read('carts', cart_id)
    if (!cart) throw new Error('The shopper has no cart.')
    const codes = { discount_code: code, gift_card_json: { [code]: null } }
    await tx.write('carts', cart_id, { ...cart, ...codes })
  })
  await page.getByRole('button', { name: /^Increase/ }).click()
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('sixty texts as codes', () => {
  it('are shown unchanged, as promo code and as gift card', async () => {
    for (const code of hostileCodes) {
      await putCode(code)
      const off = { name: `Remove promo code ${plain(code)}`, exact: true }
      await summary.getByRole('button', off).waitFor()
      await summary.getByText(`Promo code ${plain(code)}`, { exact: true }).waitFor()
      await summary.getByText(`Gift card ending ${code.slice(-4)}`, { exact: true }).waitFor()
    }
    await expectHarmless(shop)
  })

  it('are announced unchanged when they are removed', async () => {
    await summary.getByRole('button', { name: /^Remove gift card/ }).click()
    await summary.getByRole('button', { name: /^Remove promo code/ }).click()
    await summary.getByText(/^Promo code .*hit/).waitFor({ state: 'detached' })
    await expectHarmless(shop)
  })

  it.each([0, 15, 36])('are rejected unchanged, number %i', async (index) => {
    const field = page.locator('[name="giftwell-code"]')
    if (!(await field.isVisible())) await page.getByText('Add a promo code or gift card').click()
    await field.fill(payloads[index] ?? '')
    await field.press('Enter')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.inputValue()).toBe(payloads[index])
    await expectHarmless(shop)
  })
})
