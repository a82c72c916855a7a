import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD } from '../mocks/scenarios'
import { fingerOn } from '../testing/browser/finger'
import { focused, tabTo } from '../testing/browser/keys'
import { type RunningDemo, startDemo } from '../testing/demo'

/* Sending an order again: the same thirty recipients in four presses. */

vi.setConfig({ testTimeout: 60_000 })

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

/** The content of Margaret's cart, from the store. */
async function recipients(page: Page) {
  const response = await page.request.get('/api/checkout/cart')
  const { cart } = (await response.json()) as {
    cart: {
      recipients: {
        fname: string
        address_1: string
        gift_message: string
        shipping: { delivery_date: string } | null
        items: { sku_id: number }[]
      }[]
    }
  }
  return cart.recipients
}

/** Margaret on a phone, at a route of her account. */
async function visit(route: string, hasTouch = true): Promise<Page> {
  const page = await demo.visit(375, hasTouch)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/account#${route}`)
  const form = page.getByRole('region', { name: 'Sign in' })
  await form.getByLabel('Email').fill('margaret.holloway@example.com')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in' }).click()
  return page
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const outcome = (page: Page, words: string) =>
  page.getByRole('heading', { name: words }).waitFor({ timeout: 20_000 })

describe('thirty unchanged gifts', () => {
  it('take four presses: Send again, Continue, a date, Add; and one to undo', async () => {
    const page = await visit('/order-history?person=castillo')
    const order = page.getByRole('article', { name: /30 people/ })
    const finger = fingerOn(page)
    await finger.tap(order.getByRole('link', { name: 'Send again' }))
    await finger.tapInSight(page.getByRole('button', { name: 'Continue with 30' }))
    await finger.tapInSight(page.getByRole('radio').first())
    await finger.tapInSight(page.getByRole('button', { name: /^Add 30 gifts, \$3,298\.50$/ }))
    await outcome(page, '30 gifts are in your cart.')
    expect(finger.taps).toBe(4)
    expect(await sideways(page)).toBeLessThanOrEqual(375)

    const all = await recipients(page)
    expect(new Set(all.map(({ address_1 }) => address_1)).size).toBe(30)
    expect(new Set(all.map(({ shipping }) => shipping?.delivery_date)).size).toBe(1)
    expect(all.map(({ items }) => items.map(({ sku_id }) => sku_id))).toEqual(
      Array.from({ length: 30 }, () => [10011]),
    )
    expect(all.filter(({ gift_message }) => gift_message)).toEqual([])

    await finger.tap(page.getByRole('button', { name: 'Undo all' }))
    await outcome(page, 'Your cart is back to how it was')
    expect(await recipients(page)).toEqual([])
    expect(demo.complaints).toEqual([])
  })

  it('are not added by a double click on Continue, if a date was chosen before', async () => {
    const page = await visit('/order-history?person=castillo', false)
    const go = page.getByRole('button', { name: 'Continue with 30' })
    await page.getByRole('link', { name: /^Send again/ }).click()
    await go.click()
    await page.getByRole('radio').first().press('Space')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await go.dblclick()
    await page.getByRole('button', { name: /^Add 30 gifts/ }).waitFor()
    expect(await page.getByRole('heading', { name: 'When should they arrive?' }).count()).toBe(1)
    expect(await recipients(page)).toEqual([])
    expect(demo.complaints).toEqual([])
  })

  it('are restored by a reload and by Back, at the same step', async () => {
    const page = await visit('/order-history?person=castillo')
    await page
      .getByRole('article', { name: /30 people/ })
      .getByRole('link', { name: 'Send again' })
      .tap()
    await page.getByRole('button', { name: 'Continue with 30' }).tap()
    await page.getByRole('heading', { name: 'When should they arrive?' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'When should they arrive?' }).waitFor()
    await page.goBack()
    await expect
      .poll(() => focused(page))
      .toMatchObject({ role: 'h2', name: 'Who’s on the list this year?' })
    await page.goBack()
    await page.getByRole('article', { name: /30 people/ }).waitFor()
    expect(demo.complaints).toEqual([])
  })
})

describe('a reload', () => {
  /** The selection that the tab keeps. */
  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('giftwell:again'))

  it('keeps decisions, and signing out clears them', async () => {
    const page = await visit('/order-history?person=castillo', false)
    await page
      .getByRole('article', { name: /30 people/ })
      .getByRole('link', { name: 'Send again' })
      .click()
    await page.getByLabel(/^Eleanor Whitfield/).press('Space')
    await page.getByRole('button', { name: 'Continue with 29' }).click()
    const date = page.getByRole('radio').nth(1)
    await date.press('Space')
    await page.getByLabel(/^Reuse last year’s messages/).press('Space')
    await page.reload()
    await page.getByRole('button', { name: /^Add 29 gifts/ }).waitFor()
    await expect.poll(() => date.isChecked()).toBe(true)
    expect(await page.getByLabel(/^Reuse last year’s messages/).isChecked()).toBe(true)
    expect(await kept(page)).not.toContain('Eleanor')
    // On another screen, which does not have the selection.
    await page.goto('/account#/account-information')
    await page.reload()
    await page.getByRole('button', { name: 'Account Information' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('region', { name: 'Sign in' }).waitFor()
    await expect.poll(() => kept(page)).toBeNull()
    expect(demo.complaints).toEqual([])
  })
})

describe('an item that is no longer sold', () => {
  it('is replaced by another one, and the rest is unchanged', async () => {
    const page = await visit('/order-history?again=PO-23151')
    await page.getByText('Maple Pecan Pie is no longer sold.').waitFor()
    await page.getByRole('button', { name: 'Continue with 1' }).waitFor()
    await page.getByLabel('Choose another gift').selectOption('15051')
    await page.getByRole('button', { name: 'Continue with 2' }).tap()
    await page.getByRole('radio').first().tap()
    await page.getByRole('button', { name: /^Add 2 gifts/ }).tap()
    await outcome(page, '2 gifts are in your cart.')
    const skus = (await recipients(page)).map(({ items }) => items[0]?.sku_id)
    expect(skus).toEqual([15051, 15021])
    await page.getByRole('button', { name: 'Undo all' }).tap()
    await outcome(page, 'Your cart is back to how it was')
    expect(demo.complaints).toEqual([])
  })

  it('that sells out meanwhile fails alone, by name, and can be retried', async () => {
    const page = await visit('/order-history?again=PO-23151')
    await page.getByRole('button', { name: 'Continue with 1' }).tap()
    await page.getByRole('radio').first().tap()
    const setStock = (units: number) =>
      demo.backend.db.transaction((tx) => tx.putStock(1502, units))
    await setStock(0)
    await page.getByRole('button', { name: /^Add 1 gift/ }).tap()
    await outcome(page, 'We couldn’t add this gift. Your choices are still here.')
    await page.getByText('Ingrid Sorensen: we don’t have enough left.').waitFor()
    await setStock(240)
    await page.getByRole('button', { name: 'Try these again' }).tap()
    await outcome(page, '1 gift is in your cart.')
    await page.getByRole('button', { name: 'Undo all' }).tap()
    await outcome(page, 'Your cart is back to how it was')
    expect(demo.complaints.splice(0)).toEqual([expect.stringContaining('409')])
  })
})

describe('by keyboard only', () => {
  it('adds thirty gifts to the cart and removes them, on a narrow page', async () => {
    const page = await visit('/order-history?person=castillo', false)
    await page.getByRole('article', { name: /30 people/ }).waitFor()
    await tabTo(page, /^Send again /)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Continue with 30' }).waitFor()
    await tabTo(page, /^Eleanor Whitfield/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Continue with 29$/)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => focused(page))
      .toMatchObject({ role: 'h2', name: 'When should they arrive?' })
    await tabTo(page, /^\w{3}, \w{3} \d+$/)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, /^Reuse last year’s messages$/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Add 29 gifts/)
    await page.keyboard.press('Enter')
    await outcome(page, '29 gifts are in your cart.')
    await expect.poll(() => focused(page)).toMatchObject({ role: 'h2' })
    const all = await recipients(page)
    expect(all).toHaveLength(29)
    expect(all.every(({ gift_message }) => gift_message.startsWith('Happy holidays'))).toBe(true)
    await tabTo(page, /^Undo all$/)
    await page.keyboard.press('Enter')
    await outcome(page, 'Your cart is back to how it was')
    expect(await recipients(page)).toEqual([])
    expect(demo.complaints).toEqual([])
  })
})
