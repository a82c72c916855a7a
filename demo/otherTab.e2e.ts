import type { Page } from 'playwright'
import { afterAll, afterEach, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { toast } from '../testing/toast'

/* Changes in another tab to the gift that is being edited. */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

const add = (page: Page, form: Record<string, string>) =>
  page.request.post('/product/filet-mignon', { form: { sku: '10011', quantity: '1', ...form } })

/** A guest on a phone who types the address of the first of two recipients. */
async function typing(): Promise<Page> {
  const page = await demo.visit(375)
  for (const fname of ['Dana', 'Rosa']) await add(page, { recipient: 'new', fname, lname: 'Lee' })
  await page.goto('/checkout/login')
  await page.getByRole('textbox', { name: 'Email' }).first().fill('dana@example.com')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.getByLabel('Street address').fill('412 Maple Avenue')
  return page
}

it('removing a gift there moves focus to the heading of the next', async () => {
  const page = await typing()
  const other = await page.context().newPage()
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: /^Remove .*Dana/ }).click()
  const title = page.getByRole('heading', { name: 'Delivery for Rosa Lee' })
  await title.waitFor()
  await expect.poll(() => title.evaluate((at) => at === document.activeElement)).toBe(true)
})

it('inserting a gift there keeps the input here', async () => {
  const page = await typing()
  const other = await page.context().newPage()
  await add(other, { recipient: 'myself' })
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: /^Remove .*Rosa/ }).click()
  await toast(page, /^Your cart changed somewhere else/).waitFor()
  expect(await page.getByLabel('Street address').inputValue()).toBe('412 Maple Avenue')
})

it('removing an open gift there moves focus to the heading of the next', async () => {
  const page = await typing()
  await add(page, { recipient: 'new', fname: 'Ben', lname: 'Lee' })
  await page.goto('/checkout/additional-shipments')
  await page.getByLabel('Street address').fill('77 Harbor Road')
  const other = await page.context().newPage()
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: /^Remove .*Rosa/ }).click()
  const title = page.getByRole('heading', { name: 'To Ben Lee' })
  await expect.poll(() => title.evaluate((at) => at === document.activeElement)).toBe(true)
})

it.each([
  ['a gift', 'Change recipient of Dana Lee’s shipment', /^Remove .*Dana/, 'To Rosa Lee'],
  ['an item', 'Options for Filet Mignon', /^Remove Filet Mignon from your/, 'Boneless Ribeye'],
])(
  '%s of the cart that is removed there leaves the focus on the heading of the next',
  async (_what, focused, removed, next) => {
    const page = await demo.visit()
    await add(page, { recipient: 'myself' })
    const ribeye = { sku: '10021', quantity: '1', recipient: 'myself' }
    await page.request.post('/product/boneless-ribeye', { form: ribeye })
    for (const fname of ['Dana', 'Rosa']) await add(page, { recipient: 'new', fname, lname: 'Lee' })
    await page.goto('/checkout/cart')
    await page.getByRole('button', { name: focused }).first().focus()
    const other = await page.context().newPage()
    await other.goto('/checkout/cart')
    await other.getByRole('button', { name: removed }).click()
    const title = page.getByRole('heading', { name: next })
    await expect.poll(() => title.evaluate((at) => at === document.activeElement)).toBe(true)
  },
)

it('keeps the message of a gift that is removed there in its dialog, which explains it', async () => {
  const page = await demo.visit()
  for (const fname of ['Dana', 'Rosa']) await add(page, { recipient: 'new', fname, lname: 'Lee' })
  await page.goto('/checkout/cart')
  await page
    .getByRole('button', { name: /gift message/i })
    .first()
    .click()
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'Gift message' })
  await words.fill('Enjoy!')
  const other = await page.context().newPage()
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: /^Remove .*Dana/ }).click()
  await other.getByRole('heading', { name: 'To Dana Lee' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('That’s no longer in your cart, so we couldn’t save this.').waitFor()
  expect(await words.inputValue()).toBe('Enjoy!')
})
