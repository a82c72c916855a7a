import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

/* Choices and input on a product page survive a reload of the tab until the product is in the cart. */

const demo = await startDemo()
afterAll(() => demo.stop())

const RIBEYE = '/product/boneless-ribeye'

async function open(page: Page, path = RIBEYE) {
  await page.goto(path)
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
}
async function reload(page: Page) {
  await page.reload()
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
}

/** All choices, as they are visible. */
const chosen = (page: Page) =>
  page.evaluate(() => ({
    ticked: [
      ...document.querySelectorAll('#pdp .gw-root :is([type=radio], [type=checkbox]):checked'),
    ].map((one) => one.closest('label')?.textContent),
    typed: [
      ...document.querySelectorAll<HTMLInputElement>(
        '#pdp .gw-root :is([data-gw-name=fname], [data-gw-name=lname], [data-gw-name=quantity] input)',
      ),
    ].map(({ value }) => value),
  }))

async function choose(page: Page) {
  await page.request.put('/api/checkout/pdp-add-new-recipient', {
    data: { fname: 'Dana', lname: 'Lee' },
  })
  await open(page)
  await page.getByRole('radio', { name: /Eight 12 oz/ }).check()
  await page.getByRole('checkbox', { name: /^Dana/ }).check()
  await page.getByRole('button', { name: 'Someone new' }).click()
  await page.locator('[data-gw-name=fname]').fill('Cleo')
  await page.locator('[data-gw-name=lname]').fill('Dunn')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add a free gift message' }).click()
  await page.getByRole('textbox', { name: 'Gift message' }).fill('For the two of you')
}

it('size, recipients, names, quantity and message are restored after a reload, without moving focus', async () => {
  const page = await demo.visit(375)
  await choose(page)
  const before = await chosen(page)
  expect(before.typed).toEqual(['Cleo', 'Dunn', '2'])

  await reload(page)
  await expect.poll(() => chosen(page)).toEqual(before)
  await page.getByRole('button', { name: 'For the two of you' }).waitFor()
  await page.getByRole('button', { name: 'Add for 2 people' }).waitFor()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

it('the recipient and date of an e-gift are restored after a reload', async () => {
  const page = await demo.visit(375)
  await open(page, '/product/e-gift-card')
  // Not the fields of the server's form, which stays until the widget is rendered.
  const fields = page.locator('.gw-e-gift')
  const values = () =>
    fields.locator('input').evaluateAll((all) => all.map((one) => 'value' in one && one.value))
  await fields.getByLabel('First name').fill('Cleo')
  await fields.getByLabel('Last name').fill('Dunn')
  await fields.getByLabel('Recipient’s email').fill('cleo@example.com')
  await fields.getByLabel('Send on').fill('2030-12-24')
  await reload(page)
  await expect.poll(values).toEqual(['Cleo', 'Dunn', 'cleo@example.com', '2030-12-24'])
})

it('the form is empty once the product is in the cart, and on another product', async () => {
  const page = await demo.visit(1280)
  await choose(page)
  await open(page, '/product/filet-mignon')
  expect((await chosen(page)).typed).toEqual(['1'])

  await open(page)
  await page.getByRole('button', { name: 'Add for 2 people' }).click()
  await page.getByRole('region', { name: /^Boneless Ribeye added for/ }).waitFor()
  await reload(page)
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  expect((await chosen(page)).typed).toEqual(['1'])
})
