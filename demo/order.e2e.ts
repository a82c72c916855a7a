import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../mocks/scenarios'
import { axeFindings } from '../testing/axe'
import { startDemo } from '../testing/demo'
import { confirmed, FRAME, guestAtPayment, ordersIn, place, typeCard } from '../testing/paying'

/* From a filled cart to a placed order, in a browser, with the stand-in of the payment provider on its own origin. */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

describe('an order', () => {
  it('of a guest for five people is paid by a card of another origin', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    await typeCard(page)
    await place(page).click()
    const text = await confirmed(page)
    expect(text).toMatch(/Order PO-\d+ is placed\. Details are on the way to dana@example\.com/)
    expect(text).toMatch(/To Dana Lee/)
    expect(ordersIn(demo) - before).toBe(1)
    // Whoever goes back finds nothing to order again.
    await page.goBack()
    await page.waitForURL(/checkout\/(?:billing|cart)/)
    await expect.poll(() => place(page).count()).toBe(0)
  })

  it('of a guest becomes an account by one password, with everybody in it', async () => {
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
    await page.goto('/product/boneless-ribeye')
    await page.getByText(/Walter Hughes/).waitFor()
    expect(await page.evaluate('window.isLoggedIn')).toBe(true)
  })

  it('takes one request for ten clicks and Enter with them', async () => {
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

  it('that the bank declines keeps everything, and goes through by another card', async () => {
    const page = await guestAtPayment(demo, 375)
    await typeCard(page, { number: '4000000000000002' })
    await place(page).click()
    await page.getByText('Your bank declined this card. Call them or use another.').waitFor()
    // The form is a fresh one.
    await page.frameLocator(FRAME).locator('[name="number"]').waitFor()
    await expect
      .poll(() => page.frameLocator(FRAME).locator('[name="number"]').inputValue())
      .toBe('')
    await typeCard(page)
    await place(page).click()
    expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
  })

  it('is not sent where the card lacks something; each mistake leads to the form', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    await typeCard(page, { number: '1234', cvv: '' })
    await place(page).click()
    await page.getByRole('button', { name: 'Check the card number.' }).click()
    await page.getByRole('button', { name: 'Check the security code.' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    expect(ordersIn(demo) - before).toBe(0)
  })

  it('of a customer is paid in one press by the card that was kept with the order before', async () => {
    const page = await demo.visitFilledCart()
    await page.goto('/checkout/login?edit=email')
    const form = page.getByRole('region', { name: 'Sign in' })
    await form.getByLabel('Email').fill('margaret.holloway@example.com')
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/checkout/billing')
    await page.getByText('Save this card for next time').click()
    await typeCard(page)
    await place(page).click()
    await confirmed(page)

    await page.goto('/fill-my-cart')
    await page.goto('/checkout/billing')
    await page.getByRole('radio', { name: 'Visa ending 1111' }).waitFor()
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

  it('whose answer is lost is found, and not sent again', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    demo.backend.setFault('putPlaceOrder', { kind: 'cut-body', times: 1 })
    await typeCard(page)
    await place(page).click()
    await page.getByText('We’re checking whether your order went through').waitFor()
    await confirmed(page)
    expect(ordersIn(demo) - before).toBe(1)
  })

  it('whose page is loaded again in the middle asks first, and is looked for', async () => {
    const page = await guestAtPayment(demo)
    const before = ordersIn(demo)
    demo.backend.setFault('putPlaceOrder', { kind: 'late', delay: 3000, times: 1 })
    await typeCard(page)
    await place(page).click()
    await expect.poll(() => ordersIn(demo)).toBe(before + 1)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await confirmed(page)
    expect(ordersIn(demo) - before).toBe(1)
  })
})

describe('by keyboard alone', () => {
  /** Goes on with Tab until what has the focus is what is wanted. */
  async function tabTo(page: Page, isThere: () => Promise<boolean>) {
    for (let steps = 0; steps < 150; steps++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('It cannot be reached by Tab.')
  }
  const focused = (page: Page, name: RegExp) => async () =>
    name.test(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return at?.getAttribute('aria-label') ?? at?.getAttribute('name') ?? at?.textContent ?? ''
      }),
    )
  const inFrame = (page: Page, name: string) => async () => {
    const frame = page.frames().find((each) => each.url().startsWith(demo.providerOrigin))
    const at = await frame?.evaluate(
      () => document.hasFocus() && document.activeElement?.getAttribute('name'),
    )
    return at === name
  }

  it('a whole order of a guest goes through', async () => {
    const page = await demo.visitFilledCart()
    await tabTo(page, focused(page, /^Check out$/))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/login')
    await page.getByRole('button', { name: 'Continue as guest' }).waitFor()
    await tabTo(page, focused(page, /^email$/))
    await page.keyboard.type('dana@example.com')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/billing')
    await place(page).waitFor()
    await page.frameLocator(FRAME).locator('[name="zip"]').waitFor()
    for (const [field, text] of [
      ['name', 'Dana Lee'],
      ['number', '4111111111111111'],
      ['month', '08'],
      ['year', '2'],
      ['cvv', '123'],
      ['zip', '97205'],
    ] as const) {
      await tabTo(page, inFrame(page, field))
      if (field === 'year')
        for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown')
      else await page.keyboard.type(text)
    }
    await tabTo(page, focused(page, /^Place order/))
    await page.keyboard.press('Enter')
    expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
  })
})

describe('the number of a card', () => {
  const NUMBER = '4111 1111 1111 1111'

  it('that is typed into any field of ours is neither kept nor reported', async () => {
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

describe('a release that goes while somebody pays', () => {
  it('stops nobody: what has not come by then is not needed to order', async () => {
    const page = await guestAtPayment(demo)
    await page.waitForLoadState('networkidle')
    await page.route('**/giftwell/**', (route) => route.fulfill({ status: 404 }))
    await page.getByText('Add a promo code or gift card').click()
    await page.getByLabel('Promo code or gift card').fill('STEAK10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page
      .getByText(/STEAK10/)
      .first()
      .waitFor()
    await page.getByText('PayPal', { exact: true }).click()
    await page.getByText('PayPal couldn’t load. Pay another way.').waitFor()
    await page.getByText('New card', { exact: true }).click()
    await typeCard(page)
    await place(page).click()
    await confirmed(page)
    const own = demo.complaints.splice(0)
    expect(own.filter((text) => !/ 404 /.test(text))).toEqual([])
  })
})

describe('two tabs of one cart', () => {
  it('make one order: the other one says where it is', async () => {
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

describe('a connection that may not enter cards', () => {
  it('is told so, with what still works, and goes on once it may', async () => {
    const page = await demo.visitFilledCart()
    await page.goto('/block-my-cards')
    await page.getByText(/^We can’t take cards on this connection/).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Cards still aren’t available here.').waitFor()
    // The browser names each answer of 403.
    expect(demo.complaints.splice(0).filter((text) => !/403/.test(text))).toEqual([])
    await page.goto('/allow-my-cards')
    await page.frameLocator(FRAME).locator('[name="number"]').waitFor()
  })
})

describe('a provider that is blocked', () => {
  it('leaves the page as it is, and says what can be done', async () => {
    const page = await demo.visitFilledCart()
    await page.route(`${demo.providerOrigin}/**`, (route) => route.abort('blockedbyclient'))
    await page.goto('/checkout/billing')
    await page.getByText(/^The card form couldn’t load/).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.frameLocator(FRAME).locator('[name="number"]').waitFor()
    // The browser itself says that a script was blocked.
    const own = demo.complaints.splice(0)
    expect(own.filter((text) => !/ERR_BLOCKED_BY_CLIENT/.test(text))).toEqual([])
  })
})
