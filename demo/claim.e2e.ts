import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../mocks/scenarios'
import { type RunningDemo, startDemo } from '../testing/demo'
import { confirmed, place, typeCard } from '../testing/paying'

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

/** A new recipient with a name only gets a gift; then the shopper is on the cart page. */
async function atDelivery(): Promise<Page> {
  const page = await demo.visit(375)
  await page.goto('/')
  const put = async (path: string, data: object) =>
    (await page.request.put(`/api/checkout/${path}`, { data })).json()
  const { newAddress } = await put('pdp-add-new-recipient', { fname: 'Dana', lname: 'Lee' })
  const { addr_id } = newAddress
  await put('line-item', { lineitems: [{ item_id: 1001, sku_id: 10011, addr_id, qty: 1 }] })
  await page.goto('/checkout/shipping')
  return page
}

/** Creates a link by keyboard and returns it. */
async function linkFrom(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Ask for the address/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Your name, as Dana knows you/).fill('Margaret Holloway')
  await page.keyboard.press('Enter')
  return page.getByLabel('Private link').inputValue()
}

const over = (page: Page) => page.getByText(/^This link no longer works/).waitFor()

async function answer(page: Page, street = '12 Elm Street'): Promise<void> {
  await page.getByRole('heading', { name: 'Margaret Holloway has a gift for you' }).waitFor()
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('City').fill('Omaha')
  await page.getByLabel('State').selectOption('NE')
  await page.getByLabel('ZIP code').fill('68102')
  await page.getByLabel('Phone').fill('4025550199')
  await page.getByRole('button', { name: 'Send my address' }).click()
}

describe('a link that asks for an address', () => {
  it('fills the shopper’s gift once, and notifies them', async () => {
    const shopper = await atDelivery()
    const link = await linkFrom(shopper)
    await shopper.keyboard.press('Escape')
    await shopper.getByText('Waiting for Dana’s address').waitFor()

    const [recipient, other] = [await demo.visit(375), await demo.visit(375)]
    await recipient.goto(link)
    await other.goto(link)
    expect(await recipient.locator('.gw-root').first().textContent()).not.toMatch(/\$|Filet|Cart/)
    await answer(recipient)
    await recipient.getByText(/^Thank you, Dana$/).waitFor()
    await answer(other, '9 Oak Street')
    await over(other)
    await recipient.reload()
    await over(recipient)

    // The shopper returns to the page.
    await shopper.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shopper.getByText('Dana added an address.').first().waitFor()
    await shopper
      .getByText(/12 Elm Street/)
      .first()
      .waitFor()
    // The second tab was refused, so its console has that too.
    expect(demo.complaints.filter((one) => !one.includes('404'))).toEqual([])
  })

  it('is not sent again if it was answered a moment earlier', async () => {
    const shopper = await atDelivery()
    const link = await linkFrom(shopper)
    await shopper.keyboard.press('Escape')
    const recipient = await demo.visit(375)
    await recipient.goto(link)
    await answer(recipient)
    await recipient.getByText(/^Thank you, Dana$/).waitFor()
    await shopper.getByRole('button', { name: 'Resend link' }).click()
    await shopper.getByText('Dana added an address.').first().waitFor()
    await shopper
      .getByText(/12 Elm Street/)
      .first()
      .waitFor()
    expect(await shopper.getByRole('dialog', { name: 'Ask for the address' }).count()).toBe(0)
    expect(await shopper.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

  it('asks before unsaved input is lost, also while sending, but not afterwards', async () => {
    const shopper = await atDelivery()
    const link = await linkFrom(shopper)
    const recipient = await demo.visit(375)
    const asked: string[] = []
    recipient.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await recipient.goto(link)
    await recipient.getByLabel('City').pressSequentially('Omaha')
    await recipient.reload()
    expect(asked).toEqual(['beforeunload'])

    const { promise: sent, resolve: send } = Promise.withResolvers<void>()
    await recipient.route('**/customer/claimed', async (route) => {
      if (route.request().method() === 'PUT') await sent
      await route.continue().catch(() => {})
    })
    await answer(recipient)
    await recipient.getByRole('button', { name: 'Sending…' }).waitFor()
    await recipient.reload()
    expect(asked).toHaveLength(2)

    send()
    await answer(recipient)
    await recipient.getByText(/^Thank you, Dana$/).waitFor()
    await recipient.reload()
    await over(recipient)
    expect(asked).toHaveLength(2)
  })

  it('no longer works after the shopper has withdrawn it', async () => {
    const shopper = await atDelivery()
    const link = await linkFrom(shopper)
    await shopper.keyboard.press('Escape')
    await shopper.getByRole('button', { name: 'Cancel link' }).click()
    await shopper.getByRole('button', { name: /^Ask for the address/ }).waitFor()
    const recipient = await demo.visit(375)
    await recipient.goto(link)
    await over(recipient)
    await recipient.goto('/claim')
    await over(recipient)
  })

  it('fills a gift that was ordered meanwhile, in a customer’s open order', async () => {
    const shopper = await atDelivery()
    const email = 'margaret.holloway@example.com'
    await shopper.request.post('/api/customer/sign-in', { data: { email, password: PASSWORD } })
    await shopper.reload()
    const link = await linkFrom(shopper)
    await shopper.keyboard.press('Escape')
    await shopper.getByText('Waiting for Dana’s address').waitFor()
    await shopper
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click()
    await shopper.waitForURL('**/checkout/billing')
    await place(shopper).waitFor()
    await shopper
      .getByRole('region', { name: /^Review/ })
      .getByText('Waiting for Dana’s address')
      .waitFor()
    await shopper.getByText('New card', { exact: true }).click()
    await typeCard(shopper)
    await place(shopper).click()
    await confirmed(shopper)

    await shopper.goto('/account#/order-history')
    const gift = shopper.getByRole('listitem').filter({ hasText: 'Dana Lee' }).first()
    await gift.getByText('Waiting for an address').waitFor()
    const recipient = await demo.visit(375)
    await recipient.goto(link)
    await answer(recipient)
    await recipient.getByText(/^Thank you, Dana$/).waitFor()
    await shopper.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await gift.getByText('Preparing').waitFor()
    await gift.getByText('Waiting for an address').waitFor({ state: 'detached' })
    expect(demo.complaints.filter((one) => !one.includes('404'))).toEqual([])
  })
})
