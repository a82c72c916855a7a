import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { recipes } from '../mocks/recipes'
import { axeFindings } from '../testing/axe'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

/**
 * Pages of the demo, in the order of a visit; a function returns pages that are linked from the previous one.
 */
const ways: Readonly<Record<string, readonly (string | ((page: Page) => Promise<string>))[]>> = {
  'to a product': ['/', '/gifts', '/category/steaks', '/product/boneless-ribeye'],
  'to a recipe': [
    '/recipes',
    '/recipes/category/steak',
    '/recipes/search?q=ribeye',
    `/recipes/${recipes[0]?.slug}`,
  ],
  'to the cart': [
    '/terms',
    '/privacy',
    '/checkout/confirmation',
    '/fill-my-cart',
    '/checkout/login?edit=email',
  ],
  'to the payment': [
    '/fill-my-cart',
    '/checkout/billing',
    // The earlier steps are complete and have nothing to ask, so the links for editing open them.
    editLink(0),
    '/checkout/billing',
    editLink(1),
  ],
  'to a payment that fails': [
    '/fill-my-cart',
    '/block-my-cards',
    '/allow-my-cards',
    '/checkout/error?reason=provider',
  ],
}

function editLink(nth: number) {
  return async (page: Page) => {
    const link = page.getByRole('link', { name: /^Edit / }).nth(nth)
    return (await link.getAttribute('href')) ?? ''
  }
}

const ROOTS = '[id^="checkout-"], [id^="recipe"], #pdp, #pcp, [data-giftwell]'

/** Opens each page in turn, and checks it once its widgets are ready. */
async function walk(way: string, look: (page: Page, path: string) => Promise<void>): Promise<Page> {
  const page = await demo.visit()
  for (const step of ways[way] ?? []) {
    const path = typeof step === 'string' ? step : await step(page)
    const answer = await page.goto(path)
    expect([path, answer?.headers()['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("require-trusted-types-for 'script'; trusted-types giftwell"),
    ])
    await page.waitForSelector('#account-cart[data-giftwell-state="ready"]')
    // Each root has a mounted widget; a root without a state has none.
    await expect
      .poll(() => page.locator(`main :is(${ROOTS}):not([data-giftwell-state="ready"])`).count())
      .toBe(0)
    await look(page, path)
  }
  return page
}

it.each(Object.keys(ways))(
  'from page to page %s: nothing against the policy, nor for axe on a phone and a wide window',
  async (way) => {
    const found: string[] = []
    const seen = new Set<string>()
    const page = await walk(way, async (page, path) => {
      // Also covers what loads when the browser is idle.
      await page.waitForTimeout(1000)
      if (seen.has(path)) return
      seen.add(path)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 812 })
        for (const finding of await axeFindings(page)) found.push(`${path} at ${width}: ${finding}`)
      }
    })
    const link = page.getByRole('navigation', { name: 'Shop' }).getByRole('link').first()
    await link.click()
    await page.waitForSelector('#account-cart[data-giftwell-state="ready"]')
    expect({ found, complaints: demo.complaints }).toEqual({ found: [], complaints: [] })
  },
)
