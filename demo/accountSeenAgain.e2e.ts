import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, titled } from '../testing/accountArea'
import { type RunningDemo, startDemo } from '../testing/demo'

/* A screen of the account area that is shown again, or whose connection returns. */

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

async function visitAccount(route: string, title: string): Promise<Page> {
  const page = await demo.visit(375)
  page.context().setDefaultTimeout(3000)
  await page.goto(`/account#/${route}`)
  await signIn(page)
  await titled(page, title)
  return page
}

const lookAtAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

const isGone = (page: Page, name: string) =>
  page.getByRole('button', { name }).waitFor({ state: 'detached' })

async function remove(page: Page, name: string): Promise<void> {
  await click(page, name)
  // The question replaces the button.
  await page.getByRole('heading', { name }).waitFor()
  await click(page, name)
}

const ROMANO = 'Make default: Beatrice Romano'
const ABBOTT = 'Delete Grace Abbott’s address'
const BEN = 'Remove Ben’s birthday'

interface Change {
  route: string
  title: string
  /** Content at the start. */
  prepare?(page: Page): Promise<unknown>
  /** A button of this tab that depends on that content. */
  focused?: string
  /** A change in another tab. */
  change(other: Page): Promise<unknown>
  /** The message about it in this tab once it is shown again. */
  shown(page: Page): Promise<unknown>
}

const CHANGES: readonly Change[] = [
  {
    route: 'account-information',
    title: 'Account Information',
    async change(other) {
      await other.getByLabel('First name').fill('Peggy')
      await click(other, 'Save')
      await other.getByText('Saved', { exact: true }).first().waitFor()
    },
    shown: (page) => expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Peggy'),
  },
  {
    route: 'saved-cards',
    title: 'Saved Payment Methods',
    focused: 'Delete PayPal',
    change: (other) => remove(other, 'Delete PayPal'),
    shown: (page) => isGone(page, 'Delete PayPal'),
  },
  {
    route: 'address-book',
    title: 'Address Book',
    change: (other) => click(other, ROMANO),
    shown: (page) => isGone(page, ROMANO),
  },
  {
    route: 'address-book',
    title: 'Address Book',
    focused: ABBOTT,
    change: (other) => remove(other, ABBOTT),
    shown: (page) => isGone(page, ABBOTT),
  },
  {
    route: 'email-preferences',
    title: 'Email Preferences',
    async change(other) {
      await click(other, 'Unsubscribe from all')
      await other.getByRole('button', { name: 'Cancel' }).waitFor()
      await click(other, 'Unsubscribe from all')
    },
    shown: (page) =>
      expect.poll(() => page.getByLabel('Before each subscription charge').isChecked()).toBe(false),
  },
  {
    route: 'email-preferences',
    title: 'Email Preferences',
    async prepare(page) {
      await click(page, 'Add a reminder')
      await page.getByLabel('Occasion').fill('Ben’s birthday')
      await page.getByLabel('Date', { exact: true }).fill('2027-06-24')
      await page.getByRole('region', { name: 'Gift reminders' }).getByText('Save').click()
      await page.getByRole('button', { name: BEN }).waitFor()
    },
    focused: BEN,
    change: (other) => click(other, BEN),
    shown: (page) => isGone(page, BEN),
  },
]

describe('a change in another tab is shown when the screen is shown again', () => {
  it.each(CHANGES)('$title', async ({ route, title, prepare, focused, change, shown }) => {
    const page = await visitAccount(route, title)
    await prepare?.(page)
    if (focused) await page.getByRole('button', { name: focused }).focus()
    const other = await page.context().newPage()
    await other.goto(`/account#/${route}`)
    await titled(other, title)
    await change(other)
    await shown(other)
    await lookAtAgain(page)
    await shown(page)
    if (focused) expect(await page.locator('[data-gw-heading]:focus').count()).toBe(1)
    expect(demo.complaints.splice(0)).toEqual([])
  })

  it('a subscription in its list', async () => {
    const page = await visitAccount('subscriptions', 'My Subscriptions')
    const other = await page.context().newPage()
    await other.goto('/account#/manage-subscription/S-7003')
    await click(other, /^Skip /)
    await other.getByRole('button', { name: 'Undo' }).waitFor()
    const before = await page.getByRole('list').allInnerTexts()
    await lookAtAgain(page)
    await expect.poll(() => page.getByRole('list').allInnerTexts()).not.toEqual(before)
  })
})

it.each([
  ['order-history', 'Order History'],
  ['dashboard', 'Dashboard'],
])('asks once more for the orders, and keeps those that are there meanwhile: %s', async (...to) => {
  const page = await visitAccount(...to)
  await page.getByText('Walter Lindqvist').first().waitFor()
  const before = demo.backend.count('getOrders')
  await lookAtAgain(page)
  expect(await page.getByText('Walter Lindqvist').first().isVisible()).toBe(true)
  await expect.poll(() => demo.backend.count('getOrders')).toBe(before + 1)
})

it('keeps text typed over a name when the name is read again', async () => {
  const page = await visitAccount('account-information', 'Account Information')
  await page.getByLabel('Last name').fill('Ypsilanti')
  const other = await page.context().newPage()
  await other.goto('/account#/account-information')
  await other.getByLabel('First name').fill('Meg')
  await click(other, 'Save')
  await other.getByText('Saved', { exact: true }).first().waitFor()
  await lookAtAgain(page)
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Meg')
  expect(await page.getByLabel('Last name').inputValue()).toBe('Ypsilanti')
})

it('shows another tab’s saved address in the form until something is typed', async () => {
  const page = await visitAccount('address-book', 'Address Book')
  const other = await page.context().newPage()
  await other.goto('/account#/address-book')
  const move = async (city: string) => {
    await click(other, 'Edit Rosa Delgado’s address')
    await other.getByLabel('City').fill(city)
    await click(other, 'Save')
    await other.getByLabel('City').waitFor({ state: 'detached' })
    await lookAtAgain(page)
  }
  const city = page.getByLabel('City')
  await click(page, 'Edit Rosa Delgado’s address')
  await move('Austin')
  await expect.poll(() => city.inputValue()).toBe('Austin')
  await city.fill('Dallas')
  const before = demo.backend.count('getAddresses')
  await move('Houston')
  await expect.poll(() => demo.backend.count('getAddresses')).toBeGreaterThan(before)
  expect(await city.inputValue()).toBe('Dallas')
})

it.each([
  ['subscriptions', 'My Subscriptions', 'Steak-of-the-Month Club'],
  ['saved-cards', 'Saved Payment Methods', 'Visa ending 4242'],
])(
  'a screen opened without a connection comes by itself once it is back: %s',
  async (route, title, text) => {
    const page = await visitAccount('account-information', 'Account Information')
    await page.getByRole('textbox', { name: 'First name' }).waitFor()
    await page.context().setOffline(true)
    await page.evaluate((to) => {
      location.hash = `#/${to}`
    }, route)
    await titled(page, title)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByText(text).first().waitFor({ timeout: 4000 })
    demo.complaints.splice(0)
  },
)
