import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hostileCart, hostilePage } from '../../scripts/embed/hostileCart'
import { payloads } from '../../scripts/embed/payloads'
import { openBrowser, type WatchedPage, watchedPage } from '../../scripts/embed/testBrowser'
import { openTestSite, type TestSite } from '../../scripts/embed/testSite'

/*
 * Text is text (reliability §3, D3): sixty texts that would run elsewhere stand in every string of a
 * cart and of its page, under the strict policy with Trusted Types, and in every dialog.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let browser: Browser
let site: TestSite
let watched: WatchedPage
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  site = await openTestSite(hostileCart)
  watched = await watchedPage(browser, { viewport: { width: 1280, height: 900 } })
  page = watched.page
  await page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) })
  })
  const data = JSON.stringify(hostilePage()).replace(/</g, '\\u003c')
  await page.goto(
    site.page({
      body: `<script type="application/json" data-giftwell-page>${data}</script>
        <div id="account-cart"></div><div id="checkout-cart"></div><div id="modal-provider"></div>`,
    }),
  )
  await page
    .locator('[data-gw-shipment]')
    .nth(payloads.length - 1)
    .waitFor()
})
afterAll(async () => {
  await watched.close()
  site.close()
  await browser.close()
})

/** What would be markup of a payload, or has run. */
const harm = () =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('.gw-root')]
    const odd =
      'script,iframe,object,embed,base,style:not([nonce]),link,template,marquee,video,audio,math,svg script'
    const made = roots.flatMap((root) =>
      [...root.querySelectorAll(odd)].map((one) => one.outerHTML),
    )
    const armed = roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((one) =>
        one
          .getAttributeNames()
          .filter(
            (name) =>
              name.startsWith('on') ||
              (['href', 'src', 'action'].includes(name) &&
                /^\s*(?:java|vb)\s*script|^\s*data:text/i.test(one.getAttribute(name) ?? '')),
          )
          .map((name) => `${name}=${one.getAttribute(name)}`),
      ),
    )
    return { hits: Reflect.get(window, 'hits'), made, armed }
  })

async function expectHarmless(): Promise<void> {
  expect(await harm()).toEqual({ hits: 0, made: [], armed: [] })
  expect(site.reports).toEqual([])
  // Pictures that are not there are the page's own affair.
  expect(watched.errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([])
}

/** How many payloads are to be read as they are. */
const shown = () =>
  page.evaluate(
    (texts) => {
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
      const text = plain(document.body.textContent ?? '')
      return texts.filter((one) => text.includes(plain(one))).length
    },
    [...payloads],
  )

describe('sixty texts that would run', () => {
  it('are sixty', () => {
    expect(new Set(payloads).size).toBe(60)
  })

  it('are shown as they are in a cart, each in its card', async () => {
    await page.getByRole('button', { name: 'Unfold all' }).click()
    await page
      .locator('[data-gw-line]')
      .nth(payloads.length - 1)
      .waitFor()
    expect(await shown()).toBe(payloads.length)
    await expectHarmless()
  })

  it('are shown as they are in the header’s cart', async () => {
    await page.getByRole('button', { name: /^Cart/ }).click()
    await page
      .getByRole('dialog', { name: 'Your cart' })
      .locator('[data-gw-line]')
      .first()
      .waitFor()
    await expectHarmless()
    await page.keyboard.press('Escape')
  })

  it.each([
    ['change-recipient', /^Change who/],
    ['delivery-dates', /^(?:Change|Choose) .*date of/],
    ['gift-message', /^(?:Change|Edit) .*message/],
    ['line-options', /^Options for/],
    ['send-line', /^Send elsewhere/],
    ['send-shipment', /^Send the same/],
  ])('do nothing in the dialog %s', async (_kind, name) => {
    for (const index of [0, 15, 36]) {
      const card = page.locator('[data-gw-shipment]').nth(index)
      await card.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').waitFor()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
      await expectHarmless()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  it('do nothing in a toast, and in what is said', async () => {
    await page
      .locator('[data-gw-shipment]')
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expectHarmless()
  })
})
