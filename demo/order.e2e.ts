import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../mocks/scenarios'
import { axeFindings } from '../testing/axe'
import { startDemo } from '../testing/demo'
import { acceptQuestions } from '../testing/page/acceptQuestions'
import { confirmed, FRAME, guestAtPayment, ordersIn, place, typeCard } from '../testing/paying'

/* From a filled cart to a placed order, with the test double of the payment provider on its own origin. */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

describe('an order', () => {
  it('of a guest for five recipients is paid by a card from another origin', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    await typeCard(page)
    await place(page).click()
    const text = await confirmed(page)
    expect(text).toMatch(/Order PO-\d+ is placed\. Details are on the way to dana@example\.com/)
    expect(text).toMatch(/To Dana Lee/)
    expect(ordersIn(demo) - before).toBe(1)
    // After Back there is nothing to order again.
    await page.goBack()
    await page.getByRole('heading', { name: 'Your order was placed' }).waitFor()
    expect(await place(page).count()).toBe(0)
  })

  it('of a guest becomes an account with a password, including all recipients', async () => {
    const page = await guestAtPayment(demo)
    await typeCard(page)
    await place(page).click()
    await confirmed(page)
    expect(await axeFindings(page)).toEqual([])
    const sessionOf = async () => (await page.context().cookies()).find(isSession)?.value
    const isSession = ({ name }: { name: string }) => name === 'gw_session'
    const before = await sessionOf()
    await page.getByLabel('Password').fill('correct horse')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => page.getByLabel('Password').count()).toBe(0)
    expect(await sessionOf()).not.toBe(before)
    await page.getByText('This order is in your account.').waitFor()
    await page.getByRole('link', { name: 'Track your gifts' }).click()
    await page.getByRole('article', { name: /5 people/ }).waitFor()
    await page.goto('/product/boneless-ribeye')
    await page.getByText('Walter Hughes', { exact: true }).waitFor()
    expect(await page.evaluate('window.isLoggedIn')).toBe(true)
  })

  it('sends one request for ten clicks and Enter', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    await typeCard(page)
    await place(page).focus()
    await place(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 10; press++) button.click()
    })
    await page.keyboard.press('Enter')
    await confirmed(page)
    expect(ordersIn(demo) - before).toBe(1)
  })

  it('that the bank declines keeps everything, and succeeds with another card', async () => {
    const page = await guestAtPayment(demo, 375)
    await typeCard(page, { number: '4000000000000002' })
    await place(page).click()
    await page.getByText('Your bank declined this card. Call them or use another.').waitFor()
    // The form is new.
    await page.frameLocator(FRAME).locator('[name="number"]').waitFor()
    await expect
      .poll(() => page.frameLocator(FRAME).locator('[name="number"]').inputValue())
      .toBe('')
    await typeCard(page)
    await place(page).click()
    expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
  })

  it('is not sent with an incomplete card; each error leads to the form', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    await typeCard(page, { number: '1234', cvv: '' })
    await place(page).click()
    await page.getByRole('button', { name: 'Check the card number.' }).click()
    await page.getByRole('button', { name: 'Check the security code.' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    expect(ordersIn(demo) - before).toBe(0)
  })

  it('of a customer is paid in one press by the saved card, and by one saved with an order', async () => {
    const page = await demo.visitFilledCart()
    await page.goto('/checkout/login?edit=email')
    const form = page.getByRole('region', { name: 'Sign in' })
    await form.getByLabel('Email').fill('margaret.holloway@example.com')
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/checkout/billing')
    await page.getByRole('radio', { name: 'Visa ending 4242' }).waitFor()
    expect(await page.locator(FRAME).count()).toBe(0)
    // A wallet is not a card.
    expect(await page.getByRole('radio', { name: /^PayPal ending/ }).count()).toBe(0)
    await place(page).click()
    expect(await confirmed(page)).toMatch(/^\s*Thank you, Margaret!/)

    await page.goto('/fill-my-cart')
    await page.goto('/checkout/billing')
    await page.getByText('New card', { exact: true }).click()
    await page.getByText('Save this card for next time').click()
    await typeCard(page)
    await place(page).click()
    await confirmed(page)

    await page.goto('/fill-my-cart')
    await page.goto('/checkout/billing')
    await page.getByText('Visa ending 1111', { exact: true }).click()
    expect(await page.locator(FRAME).count()).toBe(0)
    await place(page).click()
    expect(await confirmed(page)).toMatch(/margaret\.holloway@example\.com/)
  })

  it('is paid in part by a gift card', async () => {
    const page = await guestAtPayment(demo)
    await page.getByText('Add a promo code or gift card').click()
    await page.getByLabel('Promo code or gift card').fill('GIFT-0100')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText(/^\$100\.00 paid by gift card\. \$\d+\.\d\d to go\.$/).waitFor()
    const due = /\$[\d.]+/.exec((await place(page).textContent()) ?? '')?.[0]
    await typeCard(page)
    await place(page).click()
    expect(await confirmed(page)).toContain(`Paid: ${due}`)
  })

  it('with a lost response is found, and not sent again', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    demo.backend.setFault('putPlaceOrder', { kind: 'cut-body', times: 1 })
    await typeCard(page)
    await place(page).click()
    await page.getByText('We’re checking whether your order went through').waitFor()
    await confirmed(page)
    expect(ordersIn(demo) - before).toBe(1)
  })

  it('whose page is reloaded meanwhile asks first, and is looked up', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    demo.backend.setFault('putPlaceOrder', { kind: 'late', delay: 3000, times: 1 })
    await typeCard(page)
    await place(page).click()
    await expect.poll(() => ordersIn(demo)).toBe(before + 1)
    const asked = acceptQuestions(page)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await confirmed(page)
    expect(ordersIn(demo) - before).toBe(1)
  })
})
