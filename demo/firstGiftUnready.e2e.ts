import type { Locator, Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

/* The page of all gifts except the first, opened by its address while the first gift is incomplete. */

const demo = await startDemo()
afterAll(async () => {
  expect(demo.complaints).toEqual([])
  await demo.stop()
})

const HOME = { address_1: '1 Alder Lane', city: 'Boise', state: 'ID', postal_code: '83702' }

async function onlyRosaIsReady(width: number): Promise<Page> {
  const page = await demo.visit(width)
  for (const [fname, lname] of [
    ['Dana', 'Lee'],
    ['Rosa', 'Delgado'],
  ] as const) {
    const form = { sku: '10011', quantity: '1', recipient: 'new', fname, lname }
    await page.request.post('/product/filet-mignon', { form })
  }
  const answer = await page.request.get('/api/checkout/cart')
  const { recipients } = (await answer.json()).cart
  const { addr_id, fname, lname } = recipients[1]
  const data = { addr_id, fname, lname, phone: '2085550147', ...HOME }
  await page.request.put('/api/checkout/pdp-add-new-recipient', { data })
  return page
}

const isFocused = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((title) => title === document.activeElement)

/** The space between the text of an element and the next element, in CSS pixels. */
const gapAfter = (place: Locator) =>
  place.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const after = element.nextElementSibling?.getBoundingClientRect().left ?? 0
    return after - text.getBoundingClientRect().right
  })

it.each([375, 1280])(
  'Continue says what it needs, with a link to its form, at %i px',
  async (width) => {
    const page = await onlyRosaIsReady(width)
    await page.goto('/checkout/additional-shipments')
    await page.getByRole('button', { name: 'Continue to payment' }).press('Enter')
    await expect.poll(() => isFocused(page, '1 gift needs a detail')).toBe(true)
    const alert = page.getByRole('alert').filter({ hasText: 'Dana Lee' })
    expect(await alert.textContent()).toContain('Needs address, phone number')
    const link = alert.getByRole('link', { name: 'Dana Lee' })
    // In a narrow window, its details are on a separate line.
    if (width === 1280) expect(await gapAfter(link)).toBeGreaterThan(0)
    await link.press('Enter')
    await page.waitForURL('**/checkout/shipping?edit=*')
  },
)

it('says so after saving the last of the others', async () => {
  const page = await onlyRosaIsReady(375)
  await page.goto('/checkout/additional-shipments')
  await page.getByRole('button', { name: 'To Rosa Delgado' }).click()
  await page.getByRole('button', { name: 'Save and continue to payment' }).press('Enter')
  await expect.poll(() => isFocused(page, '1 gift needs a detail')).toBe(true)
})
