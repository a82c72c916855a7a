import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../mocks/scenarios'
import { type RunningDemo, startDemo } from '../testing/demo'

/* The account area of the demo, as a customer with thirty people uses it. */

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const titled = (page: Page, name: string) =>
  expect.poll(() => heading(page).textContent()).toBe(name)

async function signIn(page: Page): Promise<void> {
  await titled(page, 'Sign in')
  const form = page.getByRole('region', { name: 'Sign in' })
  await form.getByLabel('Email').fill('margaret.holloway@example.com')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

describe('the account area', () => {
  it('asks who comes by a link to sign in, and is there then; each screen has its title', async () => {
    const page = await demo.visit()
    await page.goto('/account#/address-book')
    await signIn(page)
    await titled(page, 'Address Book')
    await expect.poll(() => page.getByRole('button', { name: /^Edit / }).count()).toBeGreaterThan(8)
    const menu = page.getByRole('navigation', { name: 'Account menu' })
    for (const link of await menu.getByRole('link').all()) {
      const name = (await link.textContent()) ?? ''
      await link.click()
      await titled(page, name)
      await expect.poll(() => page.title()).toBe(name)
      await expect
        .poll(() => heading(page).evaluate((one) => one === document.activeElement))
        .toBe(true)
    }
    await page.goBack()
    await titled(page, 'Email Preferences')
    expect(demo.complaints).toEqual([])
  })

  it('tells where the gifts are, and leads to the order', async () => {
    const page = await demo.visit(375, true)
    await page.goto('/account')
    await signIn(page)
    await titled(page, 'Dashboard')
    await page.getByText(/^\d+ of \d+ gifts delivered\./).waitFor()
    await page.getByRole('link', { name: 'View all orders' }).tap()
    await titled(page, 'Order History')
    await page.getByRole('button', { name: 'Show more' }).tap()
    await page
      .getByRole('button', { name: /^Show all 30 people/ })
      .first()
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expect(demo.complaints).toEqual([])
  })

  it('skips a box and undoes it, pauses and resumes by keyboard, and cancels; each link is where it was', async () => {
    const page = await demo.visit(375)
    await page.goto('/account#/manage-subscription/S-7001')
    await signIn(page)
    await titled(page, 'Manage Subscription')
    await page.getByRole('heading', { name: 'Filet Mignon' }).waitFor()
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    await press(/^Skip /)
    await page.getByRole('heading', { name: /^Skipped\. Next box / }).waitFor()
    await press('Undo')
    await page.getByRole('heading', { name: /^Not skipped\. / }).waitFor()

    await press('Change: Pause')
    // The first of the choices has the focus.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const paused = page.getByRole('region', { name: 'Paused. No boxes, no charges.' })
    await paused.waitFor()
    await press('Resume')
    await page
      .getByText(/^Resumed\. Next box /)
      .first()
      .waitFor()

    await press('Cancel subscription')
    await page.reload()
    await press('Cancel now')
    await page.getByText('Canceled. Confirmation emailed.').first().waitFor()
    await page.getByRole('link', { name: 'View all subscriptions' }).click()
    await titled(page, 'My Subscriptions')
    await page.getByText('Just updated').waitFor()
    await page.goBack()
    await titled(page, 'Manage Subscription')
    await page.getByRole('button', { name: /^Restart at \$/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expect(demo.complaints).toEqual([])
  })

  it('knows no subscription of anybody else', async () => {
    const page = await demo.visit()
    await page.goto('/account#/manage-subscription/S-7099')
    await signIn(page)
    await page.getByText('We couldn’t find that subscription.').waitFor()
    // The browser itself tells of each answer that is no success.
    expect(demo.complaints.splice(0)).toEqual([expect.stringContaining('404')])
  })

  it('keeps an address by keyboard alone, and forgets everybody when the customer signs out', async () => {
    const page = await demo.visit(375)
    await page.goto('/account#/address-book')
    await signIn(page)
    await titled(page, 'Address Book')
    await page.getByRole('button', { name: 'Add an address' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('First name').fill('Dana')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('Street address').fill('12 Elm Street')
    await page.getByLabel('City').fill('Omaha')
    await page.getByLabel('State').selectOption('NE')
    await page.getByLabel('ZIP code').fill('68102')
    await page.getByLabel('Phone').fill('4025550199')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Edit Dana Lee’s address' }).waitFor()
    await page.getByRole('button', { name: 'Address Book' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await titled(page, 'Sign in')
    expect(await page.locator('#myaccount').textContent()).not.toMatch(/Dana|Margaret/)
    expect(demo.complaints).toEqual([])
  })
})
