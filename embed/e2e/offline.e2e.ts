import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedBrowser } from '../../testing/browser/browser'
import { openTestSite, type TestSite } from '../../testing/site/testSite'
import { isLong } from '../../testing/spread'
import { press } from './actions'

/* Without a connection, each change is refused with a reason, and none is sent later. */

let site: TestSite
let context: BrowserContext
let page: Page

const LINKS = JSON.stringify({ links: { checkout: '#checkout', shop: '/shop' } })
const BODY = `<script type="application/json" data-giftwell-page>${LINKS}</script>
  <div id="account-cart"></div><div id="checkout-cart"></div>`

beforeAll(async () => {
  site = await openTestSite('twoShipments')
})
afterAll(() => site.close())
beforeEach(async () => {
  context = await (await sharedBrowser()).newContext()
  page = await context.newPage()
})
afterEach(() => context.close())

/** A read that is sent by POST: it changes nothing, so it may be repeated. */
const STOCK = '/checkout/check-stock-on-cart/'
const writes = () =>
  site.backend.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith(STOCK))
const cart = () => page.locator('#checkout-cart')
const lines = () => cart().locator('[data-gw-line]')
const quantityFields = () => cart().getByRole('textbox', { name: /^Quantity/ })
const quantities = () =>
  quantityFields().evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const field = () => page.getByLabel('Promo code or gift card', { exact: true })

async function show(): Promise<void> {
  await page.goto(site.page({ body: BODY }))
  await lines().first().waitFor()
  await page.locator('[aria-busy]').first().waitFor({ state: 'detached' })
  // Late chunks are loaded too; chunks.e2e.ts tests a page without them.
  await page.waitForLoadState('networkidle')
}

async function applyCode(code: string): Promise<void> {
  if (!(await field().isVisible())) await page.getByText('Add a promo code or gift card').click()
  await field().fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

const SAVED =
  /You seem to be offline\. That change wasn’t saved|couldn’t save that change|didn’t hear back about that change/

const typeQuantity = async () => {
  await quantityFields().first().fill('7')
  await page.keyboard.press('Enter')
}
const removeLast = () =>
  page
    .getByRole('button', { name: /^Remove .* from/ })
    .last()
    .click()

/** A shopper's action and the page's message. */
const FLOWS: [string, () => Promise<unknown>, RegExp][] = [
  ['one more', () => press(page, /^Increase/), SAVED],
  ['one less', () => press(page, /^Decrease/), SAVED],
  ['a typed quantity', typeQuantity, SAVED],
  ['a removal', () => press(page, /^Remove .* from/), SAVED],
  ['the last line of a shipment', removeLast, SAVED],
  ['a promo code', () => applyCode('TAKE20'), /couldn’t apply that code/],
  ['a gift card', () => applyCode('GIFT-0025'), /couldn’t apply that code/],
  ['no promo code', () => press(page, /^Remove promo code/), SAVED],
  ['no gift card', () => press(page, /^Remove gift card/), /couldn’t remove that gift card/],
  ['the way to checkout', () => press(page, /^Check out/), /couldn’t check your cart/],
]

async function prepare(): Promise<void> {
  await show()
  if ((await page.getByRole('button', { name: /^Remove promo code/ }).count()) > 0) return
  await press(page, /^Increase/)
  await expect.poll(quantities).toContain('2')
  await applyCode('STEAK10')
  await cart().getByText('Your Promo Code has been accepted').waitFor()
  await applyCode('GIFT-0100')
  await page.getByRole('button', { name: /^Remove gift card/ }).waitFor()
  await show()
}

/** Nothing is pending, nothing is announced as done, and the content is unchanged. */
async function isAsBefore(before: readonly string[]): Promise<void> {
  await expect.poll(quantities).toEqual(before)
  await expect.poll(() => page.locator('[aria-busy], .gw-spinner').count()).toBe(0)
  expect(await page.getByText(/has been accepted|has been applied/).count()).toBe(0)
}

/** Acts on a device that knows it is offline: save buttons are disabled there, with the reason. */
async function actOffline(act: () => Promise<unknown>): Promise<void> {
  await page.locator('.gw-offline').waitFor()
  // A click on a disabled button never succeeds here; the test below presses all of them.
  page.setDefaultTimeout(1500)
  await act().catch(() => undefined)
  page.setDefaultTimeout(30_000)
}

const OFFLINE = 'You’re offline. Changes won’t be saved.'

describe('offline', () => {
  it.each(isLong ? FLOWS : FLOWS.filter((_, at) => at % 2 === 1))(
    '%s is refused with a reason, and not sent later',
    async (_name, act) => {
      await prepare()
      const [before, sent] = [await quantities(), writes().length]
      await context.setOffline(true)
      await actOffline(act)
      expect(await page.locator('.gw-offline').getByText(OFFLINE).isVisible()).toBe(true)
      await context.setOffline(false)
      await page.locator('.gw-offline').waitFor({ state: 'detached' })
      await page.waitForTimeout(700)
      expect(writes().slice(sent)).toEqual([])
      await page.reload()
      await lines().first().waitFor()
      await isAsBefore(before)
    },
  )

  it('disables saving with the reason, and keeps input', async () => {
    await prepare()
    await page.getByText('Add a promo code or gift card').click()
    await field().fill('TAKE20')
    await context.setOffline(true)
    const words = page.locator('.gw-offline')
    await words.waitFor()
    const off = cart().locator('button[aria-disabled="true"][aria-describedby]')
    const names = await off.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim() ?? ''),
    )
    for (const name of [/^Increase/, /^Decrease/, /^Remove/, /^Apply/, /^Check out/])
      expect(names.some((one) => name.test(one))).toBe(true)
    const sent = writes().length
    for (const one of await off.all()) await one.dispatchEvent('click')
    await context.setOffline(false)
    await words.waitFor({ state: 'detached' })
    expect(await off.count()).toBe(0)
    expect(await field().inputValue()).toBe('TAKE20')
    await page.waitForTimeout(700)
    expect(writes().slice(sent)).toEqual([])
  })
})

describe('a connection without responses', () => {
  it.each(isLong ? FLOWS : FLOWS.filter((_, at) => at % 4 === 0))(
    '%s ends with a reason, and is not sent later',
    async (_name, act, reason) => {
      await page.clock.install()
      await prepare()
      const [before, sent] = [await quantities(), writes().length]
      await context.route('**/api/**', () => new Promise(() => undefined))
      await act()
      const told = page.getByText(reason).first()
      // Longer than the timeout of a change and of the reads after it.
      for (let seconds = 0; seconds < 90 && !(await told.isVisible()); seconds += 2)
        await page.clock.runFor(2000)
      expect(await told.isVisible()).toBe(true)
      await page.clock.runFor(2000)
      await isAsBefore(before)
      await context.unroute('**/api/**')
      await page.clock.runFor(5000)
      expect(writes().slice(sent)).toEqual([])
    },
  )
})
