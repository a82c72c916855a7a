import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { sharedBrowser } from '../testing/browser/browser'
import { expandAll } from '../testing/browser/expandAll'
import { startDemo } from '../testing/demo'
import { toast } from '../testing/toast'

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => {
  const heard = demo.complaints.splice(0)
  expect(heard).toEqual([])
})

const total = async (page: Page): Promise<number> => {
  const row = page.getByText('Order total').locator('..')
  const text = await row.getByRole('definition').textContent()
  return Number((text ?? '').replace(/[$,]/g, ''))
}
const quantity = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Quantity of Filet Mignon in Dana Lee’s shipment' })
    .inputValue()
const increase = (page: Page) =>
  page
    .getByRole('button', { name: 'Increase quantity of Filet Mignon in Dana Lee’s shipment' })
    .click()
const codeField = (page: Page) => page.getByLabel('Promo code or gift card', { exact: true })
const apply = async (page: Page, code: string) => {
  const field = codeField(page)
  if (!(await field.isVisible())) await page.getByText('Add a promo code or gift card').click()
  await field.fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

describe.each([375, 1280])('the cart at %i px', (width) => {
  it('shows five recipients, the buyer first, and fits its width', async () => {
    const page = await demo.visitFilledCart(width)
    const names = page.getByRole('article').getByRole('heading', { level: 2 })
    const others = ['To Dana Lee', 'To Walter Hughes', 'To Rosa Delgado', 'To The Nakamuras']
    expect(await names.allTextContents()).toEqual(['To me', ...others])
    const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(drawn).toBeLessThanOrEqual(width)
  })

  it('changes a quantity at once, and the totals with the response', async () => {
    const page = await demo.visitFilledCart(width)
    const before = await total(page)
    await expandAll(page)
    await increase(page)
    expect(await quantity(page)).toBe('2')
    await expect.poll(() => total(page)).toBeGreaterThan(before)
    await page.reload()
    await page.getByRole('article').nth(4).waitFor()
    await expandAll(page)
    expect(await quantity(page)).toBe('2')
  })

  it('removes a recipient with the last line, and restores both', async () => {
    const page = await demo.visitFilledCart(width)
    const before = await total(page)
    await expandAll(page)
    await page.getByRole('button', { name: 'Remove Filet Mignon from Dana Lee’s shipment' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(4)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await toast(page, 'Filet Mignon was removed.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(5)
    // The heading of the line, or of its card if that is collapsed.
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toMatch(/^(?:Filet Mignon|To Dana Lee)$/)
    await page.getByText('Happy birthday, Dana! Dinner is on us.').waitFor()
    await expect.poll(() => total(page)).toBe(before)
  })
})

describe('codes', () => {
  it('are accepted, replaced and removed', async () => {
    const page = await demo.visitFilledCart()
    const before = await total(page)
    await apply(page, 'steak10')
    const cart = page.getByRole('region', { name: 'Your cart' })
    await cart.getByText('Your Promo Code has been accepted').waitFor()
    await expect.poll(() => total(page)).toBeLessThan(before)
    await apply(page, 'TAKE20')
    await page.getByText(/^Promo code TAKE20/).waitFor()
    await page.getByRole('button', { name: 'Remove promo code TAKE20' }).click()
    await expect.poll(() => total(page)).toBe(before)
  })

  it.each(['SUMMER25', 'NOSUCHCODE'])(
    '%s is refused in the words of the house, and stays to be fixed',
    async (code) => {
      const page = await demo.visitFilledCart()
      await apply(page, code)
      await page.getByText('The code you provided is either expired or invalid.').waitFor()
      expect(await codeField(page).inputValue()).toBe(code)
      // A browser logs each refused request by itself.
      demo.complaints.splice(0)
    },
  )

  it('that cause a server error are not called invalid', async () => {
    const page = await demo.visitFilledCart()
    await apply(page, 'BROKEN')
    await page.getByText('We couldn’t apply that code right now.').waitFor()
    demo.complaints.splice(0)
  })

  it('of gift cards pay up to their balance', async () => {
    const page = await demo.visitFilledCart()
    await apply(page, 'GIFT-0025')
    await page.locator('.gw-message-text', { hasText: 'Your gift card has been applied' }).waitFor()
    await page.getByText('−$25.00').waitFor()
    await page.getByText('Amount due').waitFor()
    demo.complaints.splice(0)
  })
})

describe('a server that fails during the visit', () => {
  it('loses nothing: the change is rolled back, with a message', async () => {
    const page = await demo.visitFilledCart()
    demo.backend.setFault('putQuantity', 'server-error')
    await increase(page)
    await toast(page, 'We couldn’t save that change.').waitFor()
    expect(await quantity(page)).toBe('1')
    demo.backend.setFault('putQuantity', null)
    await increase(page)
    await expect.poll(() => quantity(page)).toBe('2')
    demo.complaints.splice(0)
  })

  it('before the cart is loaded shows a message, and retries on demand', async () => {
    const page = await demo.visitFilledCart()
    await page.addInitScript('localStorage.clear()')
    // The header's mini cart reads the whole cart too, and would correct the page.
    for (const read of ['getCart', 'getMiniCart'] as const) demo.backend.setFault(read, 'forbidden')
    await page.reload()
    await page.getByText('We couldn’t load your cart').waitFor()
    await page.evaluate('Giftwell.ready')
    const reads = demo.backend.count('getCart')
    // No further request is sent by itself.
    await page.waitForTimeout(500)
    expect(demo.backend.count('getCart')).toBe(reads)
    for (const read of ['getCart', 'getMiniCart'] as const) demo.backend.setFault(read, null)
    demo.complaints.splice(0)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByRole('article').nth(4).waitFor()
  })
})

describe('the shop', () => {
  /** A product page without scripts, which has only the server's form. */
  async function productForAda(): Promise<Page> {
    const browser = await sharedBrowser()
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.origin })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto('/product/boneless-ribeye')
    await page.getByLabel('Someone new').check()
    await page.getByLabel('First name').fill('Ada')
    return page
  }

  it('adds a product for a new recipient with a plain form', async () => {
    const page = await productForAda()
    await page.getByLabel('Last name').fill('Byron')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('heading', { name: 'To Ada Byron' }).waitFor()
  })

  it('returns an invalid form with its input', async () => {
    const page = await productForAda()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Enter a last name.').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada')
    demo.complaints.splice(0)
  })

  it('shows the cart without scripts, and how to order it', async () => {
    const browser = await sharedBrowser()
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.origin })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto('/fill-my-cart')
    expect(await page.getByRole('heading', { name: 'To Dana Lee' }).isVisible()).toBe(true)
    const phone = page.locator('main').getByRole('link', { name: '(800) 555-0142' })
    expect(await phone.isVisible()).toBe(true)
  })
})

describe('checkout', () => {
  it('is the next step of a valid cart', async () => {
    const page = await demo.visitFilledCart()
    const buttons = page.getByRole('button', { name: /^Check out/ })
    await buttons.first().click()
    await page.waitForURL('**/checkout/login')
  })
})
