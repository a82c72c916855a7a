import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { settled } from '../testing/browser/settled'
import { startDemo } from '../testing/demo'
import { confirmed, FRAME, guestAtPayment, ordersIn, place, typeCard } from '../testing/paying'

/*
 * Events that must not interrupt an order: cards in the wrong field, a release, a second tab, blocked
 * scripts.
 */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

describe('a card number', () => {
  const NUMBER = '4111 1111 1111 1111'

  it('typed into any of our fields is neither stored nor reported', async () => {
    const page = await guestAtPayment(demo)
    const posted: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(demo.providerOrigin)) posted.push(request.postData() ?? '')
    })
    await page.getByText('Same as my delivery address').click()
    for (const label of ['First name', 'Street address', 'City'])
      await page.getByRole('textbox', { name: label }).fill(NUMBER)
    await page.getByText('Text me updates about this order').click()
    await place(page).click()
    await page.getByRole('button', { name: 'Enter a last name.' }).waitFor()
    await page.waitForTimeout(1000)
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    )
    for (const text of [kept, ...posted]) expect(text.replace(/[\s-]/g, '')).not.toMatch(/4111111/)
  })
})

describe('a release during payment', () => {
  it('stops no order: chunks that are not loaded yet are not needed', async () => {
    const page = await guestAtPayment(demo)
    await settled(page)
    await page.route('**/giftwell/**', (route) => route.fulfill({ status: 404 }))
    await page.getByText('Add a promo code or gift card').click()
    await page.getByLabel('Promo code or gift card').fill('STEAK10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page
      .getByText(/STEAK10/)
      .first()
      .waitFor()
    await page.getByText('PayPal', { exact: true }).click()
    // Its code loaded with the page, and the provider's script does not belong to the release.
    const wallet = page.frameLocator('iframe[title="PayPal"]')
    await wallet.getByRole('button', { name: 'Pay with PayPal' }).waitFor()
    await page.getByText('New card', { exact: true }).click()
    await typeCard(page)
    await place(page).click()
    await confirmed(page)
    const own = demo.complaints.splice(0)
    expect(own.filter((text) => !/ 404 /.test(text))).toEqual([])
  })
})

describe('two tabs of one cart', () => {
  it('place one order: the other tab links to it', async () => {
    const page = await guestAtPayment(demo)
    const other = await page.context().newPage()
    await other.goto('/checkout/billing')
    await place(other).waitFor()
    const before = ordersIn(demo)
    demo.backend.setFault('putPlaceOrder', { kind: 'slow', delay: 2000, times: 1 })
    await Promise.all([typeCard(page), typeCard(other)])
    await place(page).click()
    await expect.poll(() => ordersIn(demo)).toBe(before + 1)
    await place(other).click()
    await other.getByText('An order is being placed in another tab.').waitFor()
    await confirmed(page)
    await expect.poll(() => place(other).count()).toBe(0)
    expect(ordersIn(demo) - before).toBe(1)
  })
})

describe('a connection that is blocked from entering cards', () => {
  it('shows a message with the alternatives, and continues once it is allowed', async () => {
    const page = await demo.visitFilledCart()
    await page.goto('/block-my-cards')
    await page.getByText(/^We can’t take cards on this connection/).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Cards still aren’t available here.').waitFor()
    // The browser logs each 403.
    expect(demo.complaints.splice(0).filter((text) => !/403/.test(text))).toEqual([])
    await page.goto('/allow-my-cards')
    await page.frameLocator(FRAME).locator('[name="number"]').waitFor()
  })
})

describe('a provider that is blocked', () => {
  it('keeps the page as it is, and says what can be done', async () => {
    const page = await demo.visitFilledCart()
    await page.route(`${demo.providerOrigin}/**`, (route) => route.abort('blockedbyclient'))
    await page.goto('/checkout/billing')
    await page.getByText(/^The card form couldn’t load/).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.frameLocator(FRAME).locator('[name="number"]').waitFor()
    // The browser logs the blocked script by itself.
    const own = demo.complaints.splice(0)
    expect(own.filter((text) => !/ERR_BLOCKED_BY_CLIENT/.test(text))).toEqual([])
  })
})
