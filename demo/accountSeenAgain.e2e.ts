import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, titled } from '../testing/accountArea'
import { type RunningDemo, startDemo } from '../testing/demo'

/* A screen of the account area that is looked at again, or whose connection is back. */

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

const ROMANO = 'Make default: Beatrice Romano'

interface Change {
  route: string
  title: string
  /** What another tab does. */
  change(other: Page): Promise<unknown>
  /** What says so in this one, once it is looked at again. */
  shown(page: Page): Promise<unknown>
}

const CHANGES: readonly Change[] = [
  {
    route: 'saved-cards',
    title: 'Saved Payment Methods',
    async change(other) {
      await click(other, 'Delete PayPal')
      // It asks in the place of the button.
      await other.getByRole('heading', { name: 'Delete PayPal' }).waitFor()
      await click(other, 'Delete PayPal')
    },
    shown: (page) =>
      page.getByRole('button', { name: 'Delete PayPal' }).waitFor({ state: 'detached' }),
  },
  {
    route: 'address-book',
    title: 'Address Book',
    change: (other) => click(other, ROMANO),
    shown: (page) => page.getByRole('button', { name: ROMANO }).waitFor({ state: 'detached' }),
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
]

describe('what another tab has changed is shown once it is looked at again', () => {
  it.each(CHANGES)('$title', async ({ route, title, change, shown }) => {
    const page = await visitAccount(route, title)
    const other = await page.context().newPage()
    await other.goto(`/account#/${route}`)
    await titled(other, title)
    await change(other)
    await shown(other)
    await lookAtAgain(page)
    await shown(page)
    expect(demo.complaints.splice(0)).toEqual([])
  })

  it('a subscription, in its list', async () => {
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
