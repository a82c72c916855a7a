import type { Browser, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Shop } from './shop'

const PATIENCE = { timeout: 30_000 }

/** The content of the cart, according to the server. */
async function content({ backend }: Shop): Promise<{ lines: number; units: number }> {
  const lines = (await backend.cart())?.recipients.flatMap(({ items }) => items) ?? []
  return { lines: lines.length, units: lines.reduce((sum, { qty }) => sum + Number(qty), 0) }
}

/** Opens a page, takes it through `steps`, and returns every warning and error of its console. */
async function walk(browser: Browser, address: string, steps: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE.timeout)
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    // Next.js's socket for hot reloading: the proxy in front of its server does not forward sockets.
    const isSocket = message.text().includes('_next/webpack-hmr')
    if (isComplaint && !isSocket) said.push(message.text())
  })
  try {
    await page.goto(address)
    await steps(page)
    return said
  } finally {
    await context.close()
  }
}

/** Clicks the + button, and waits until the page and the server agree. */
async function addOne(shop: Shop, button: Locator, shown: () => Promise<string | null>) {
  await button.waitFor()
  const [{ units }, quantity] = [await content(shop), Number(await shown())]
  expect(quantity).toBeGreaterThan(0)
  await button.click()
  await expect.poll(shown, PATIENCE).toBe(String(quantity + 1))
  await expect.poll(async () => (await content(shop)).units, PATIENCE).toBe(units + 1)
}

/** Clicks the remove button, whose code loads late, and waits until both agree. */
async function removeOne(shop: Shop, button: Locator, shown: Locator) {
  const { lines } = await content(shop)
  await button.click()
  await expect.poll(async () => (await content(shop)).lines, PATIENCE).toBe(lines - 1)
  await expect.poll(() => shown.count(), PATIENCE).toBe(lines - 1)
}

/** The HTML of the page server, before any script runs. */
const drawn = async ({ origin }: Shop, path: string) => (await fetch(origin + path)).text()

/** Increases a quantity and removes a line of the headless cart. */
async function walkHeadless(browser: Browser, shop: Shop): Promise<string[]> {
  expect(await drawn(shop, '/headless')).toContain('<p>loading</p>')

  return walk(browser, `${shop.origin}/headless`, async (page) => {
    const quantities = page.locator('output')
    const button = (name: string) => page.getByRole('button', { name })
    await addOne(shop, button('One more').first(), () => quantities.first().textContent())
    await removeOne(shop, button('Remove').last(), quantities)
  })
}

/** Increases a quantity and removes a line of the styled cart, with its notice, and opens the mini cart. */
async function walkStyled(browser: Browser, shop: Shop): Promise<string[]> {
  expect(await drawn(shop, '/styled')).toContain('gw-cart-page')

  return walk(browser, `${shop.origin}/styled`, async (page) => {
    const button = (name: RegExp) => page.getByRole('button', { name })
    const line = page.locator('.gw-line')
    const field = line.first().getByRole('textbox')
    await addOne(shop, button(/^Increase quantity/).first(), () => field.inputValue())
    expect(await line.first().evaluate((item) => getComputedStyle(item).display)).toBe('grid')
    await removeOne(shop, button(/^Remove/).last(), line)
    await button(/^Undo/).first().waitFor()
    await button(/^Cart, /)
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  })
}

/** The walks by name. */
export const WALKS = Object.entries({ headless: walkHeadless, styled: walkStyled })

/**
 * Opens the cart that the page server has read: it is complete before any script runs, and hydrates
 * unchanged.
 */
export async function walkGiven(browser: Browser, shop: Shop): Promise<string[]> {
  const html = await drawn(shop, '/given')
  for (const { fname, items } of (await shop.backend.cart())?.recipients ?? []) {
    expect(html).toContain(fname)
    for (const { clin_id } of items) expect(html).toContain(`data-gw-line="${clin_id}"`)
  }

  return walk(browser, `${shop.origin}/given`, async (page) => {
    const more = page.getByRole('button', { name: /^Increase quantity/ }).first()
    const field = page.locator('.gw-line').first().getByRole('textbox')
    await addOne(shop, more, () => field.inputValue())
  })
}
