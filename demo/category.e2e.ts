import type { Page } from 'playwright'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { sharedBrowser } from '../testing/browser/browser'
import { startDemo } from '../testing/demo'
import { toast } from '../testing/toast'

const demo = await startDemo()
afterAll(() => demo.stop())

/** The positions of the first card and the footer. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li h2, .site-footer')]
      .filter((one) => one.checkVisibility())
      .map((one) => Math.round(one.getBoundingClientRect().top)),
  )

/** The page as the server renders it, before any script. */
async function drawn(page: Page, address: string) {
  await page.route('**/giftwell/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(address)
  await page.unroute('**/giftwell/embed.js')
  return places(page)
}

const count = (page: Page) => page.locator('.gw-pcp-count')
const cards = (page: Page) => page.locator('.gw-pcp [data-gw-product]')

describe('a category', () => {
  it.each([
    ['/category/seafood', 375],
    ['/category/seafood', 1280],
    ['/gifts', 375],
    ['/gifts', 1280],
  ])('%s is at %i px where the server has rendered it', async (path, width) => {
    const page = await demo.visit(width)
    const before = await drawn(page, path)
    await page.goto(path)
    await cards(page).first().waitFor()
    expect(await places(page)).toEqual(before)
    expect(demo.complaints).toEqual([])
  })

  it('is filtered and sorted by its URL, and Back restores that', async () => {
    const page = await demo.visit(375)
    await page.goto('/category/steaks')
    await page.getByRole('button', { name: 'Filter' }).click()
    // The label is the touch target.
    await page.locator('.gw-facet label', { hasText: '$200 and up' }).click()
    await page.getByRole('button', { name: 'Show 3 gifts' }).click()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low')
    expect(new URL(page.url()).search).toBe('?price=200-and-up&sort=high')
    await cards(page).first().getByRole('link', { name: 'Porterhouse' }).click()
    await page.waitForURL('**/product/porterhouse')
    await page.goBack()
    await cards(page).first().getByRole('link', { name: 'Porterhouse' }).waitFor()
    await count(page).getByText('3 gifts').waitFor()
    await page.getByRole('button', { name: 'Remove filter $200 and up' }).click()
    await count(page).getByText('9 gifts').waitFor()
    expect(demo.complaints).toEqual([])
  })

  it('loads more, marks sold-out products, and moves focus to the first new one', async () => {
    const page = await demo.visit(1280)
    await page.goto('/gifts')
    await page.getByRole('button', { name: 'Sold out: Bone-In Tomahawk Ribeye' }).waitFor()
    expect(await cards(page).count()).toBe(24)
    await page.getByRole('button', { name: 'Show 24 more' }).click()
    const firstNew = cards(page).nth(24).getByRole('link')
    await expect.poll(() => firstNew.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

describe('from the home page into the cart', () => {
  it.each([
    ['one person', ['Dana'], 3],
    ['three people', ['Dana', 'Walter', 'Rosa'], 5],
  ])('it takes %s', async (_whom, people, most) => {
    const page = await demo.visitFilledCart(375)
    await page.goto('/')
    let taps = 0
    const tap = async (...[role, options]: Parameters<Page['getByRole']>) => {
      taps += 1
      await page.getByRole(role, options).click()
    }
    await tap('button', { name: /^Add Spiral-Sliced Ham/ })
    const dialog = page.getByRole('dialog', { name: 'Spiral-Sliced Ham' })
    await dialog.getByRole('checkbox', { name: /^Dana/ }).waitFor()
    for (const person of people) await tap('checkbox', { name: new RegExp(`^${person}`) })
    await tap('button', { name: /^Add for/ })
    await toast(page, /^Spiral-Sliced Ham added for Dana/).waitFor()
    expect(taps).toBe(most)
  })
})

it('works without scripts: a plain form filters, links open the gifts', async () => {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.origin })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: '$200 and up' }).click()
  await page.getByText(/^\d+ gifts$/).waitFor()
  await page.goto('/category/steaks')
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('$200 and up').check()
  await page.getByRole('button', { name: 'Show gifts' }).click()
  await page.getByText('3 gifts').waitFor()
  await page.getByRole('link', { name: 'Porterhouse' }).click()
  await page.getByRole('heading', { level: 1, name: 'Porterhouse' }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
})
