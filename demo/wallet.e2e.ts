import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { confirmed, guestAtPayment, ordersIn, place } from '../testing/paying'

/* Payment with the wallet: the test double's script, button and window on its own origin. */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

const SDK = '/sdk/js'
const button = (page: Page) =>
  page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Pay with PayPal' })

/** Presses the wallet's button, and answers in its window. */
async function answer(page: Page, words: 'Agree and pay' | 'Cancel' | 'Have a problem') {
  const opening = page.waitForEvent('popup')
  await button(page).click()
  const popup = await opening
  const amount = await popup.getByRole('heading').textContent()
  const closed = popup.waitForEvent('close')
  // The press closes the window, sometimes before Playwright sees the press complete.
  await popup
    .getByRole('button', { name: words })
    .click()
    .catch((error) => {
      if (!popup.isClosed()) throw error
    })
  await closed
  return amount
}

const choose = (page: Page) => page.getByText('PayPal', { exact: true }).click()
const asksFor = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().startsWith(demo.providerOrigin + path))

describe('on the payment page, the wallet', () => {
  it('loads when it is near, pays the total, and places the order with one request', async () => {
    const page = await guestAtPayment(demo)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const due = /\$[\d.]+/.exec((await place(page).textContent()) ?? '')?.[0]
    expect(asked.filter((url) => url.includes(SDK))).toEqual([])
    const loading = asksFor(page, SDK)
    await page.getByRole('radio', { name: 'PayPal' }).focus()
    await loading
    await choose(page)
    const before = ordersIn(demo)
    expect(await answer(page, 'Agree and pay')).toBe(`Pay ${due}`)
    expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
    expect(ordersIn(demo) - before).toBe(1)
    expect(asked.filter((url) => url.includes(SDK))).toHaveLength(1)
  })

  it.each([
    ['Cancel', 'You closed PayPal.'],
    ['Have a problem', 'PayPal had a problem. Try again or pay another way.'],
  ] as const)(
    'can end with “%s”: nothing is ordered, the message goes with another choice, and it can be retried',
    async (words, said) => {
      const page = await guestAtPayment(demo)
      const before = ordersIn(demo)
      await choose(page)
      await answer(page, words)
      await page.getByText(said, { exact: true }).waitFor()
      expect(ordersIn(demo)).toBe(before)
      await page.getByText('New card', { exact: true }).click()
      await page.getByText(said, { exact: true }).waitFor({ state: 'hidden' })
      await choose(page)
      await answer(page, 'Agree and pay')
      expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
      expect(ordersIn(demo) - before).toBe(1)
    },
  )

  it('opens no window while the form has an error', async () => {
    const page = await guestAtPayment(demo)
    await choose(page)
    await page.getByText('Add a promo code or gift card').click()
    await page.getByLabel('Promo code or gift card').fill('NOSUCHCODE')
    await button(page).click()
    await page.getByText('The code you provided is either expired or invalid.').waitFor()
    expect(page.context().pages()).toHaveLength(1)
    // The browser logs the refused code by itself.
    expect(demo.complaints.splice(0).filter((text) => !/ 422 /.test(text))).toEqual([])
  })

  it('explains what to do if the browser blocks its window', async () => {
    const page = await guestAtPayment(demo)
    await choose(page)
    await button(page).waitFor()
    const frame = page.frames().find((each) => each.url().includes('/wallet/button'))
    await frame?.evaluate(() => {
      window.open = () => null
    })
    await button(page).click()
    await page.getByText('Allow pop-ups to open PayPal, then try again.').waitFor()
  })

  it('that is blocked leaves the other payment methods, and loads again on a press', async () => {
    const page = await guestAtPayment(demo)
    await page.route(`${demo.providerOrigin}${SDK}*`, (route) => route.abort('blockedbyclient'))
    await choose(page)
    await page.getByText('PayPal couldn’t load. Pay another way.').waitFor()
    await place(page).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await button(page).waitFor()
    // The browser logs the blocked script by itself.
    const own = demo.complaints.splice(0)
    expect(own.filter((text) => !/ERR_BLOCKED_BY_CLIENT/.test(text))).toEqual([])
  })
})

it('can place the order if cards are blocked', async () => {
  const page = await demo.visitFilledCart()
  const before = ordersIn(demo)
  await page.goto('/block-my-cards')
  await page.getByText('We can’t take cards on this connection. Your cart is saved.').waitFor()
  await answer(page, 'Agree and pay')
  expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
  expect(ordersIn(demo) - before).toBe(1)
})

describe('in the cart, the wallet', () => {
  it('places the order of a complete cart from there, and says so after Back', async () => {
    const page = await demo.visitFilledCart()
    const before = ordersIn(demo)
    await answer(page, 'Agree and pay')
    expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
    expect(ordersIn(demo) - before).toBe(1)
    await page.goBack()
    await page.getByRole('heading', { name: 'Your order was placed' }).waitFor()
  })

  it('can be closed without an order', async () => {
    const page = await demo.visitFilledCart()
    const before = ordersIn(demo)
    await answer(page, 'Cancel')
    await page.getByText('You closed PayPal. Your order was not placed.').waitFor()
    expect(ordersIn(demo)).toBe(before)
  })
})
