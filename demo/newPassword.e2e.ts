import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heading, signIn, titled } from '../testing/accountArea'
import { type RunningDemo, startDemo } from '../testing/demo'

/* The link to a new password from the email. */

const EMAIL = 'margaret.holloway@example.com'
const PASSWORD = 'correct horse'

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

/** The address in the email to a customer who forgot the password. */
async function linkFor(page: Page): Promise<string> {
  await page.request.post('/api/customer/password-reset', { data: { email: EMAIL } })
  const customer = await demo.backend.db.transaction((tx) => tx.read('customers', 8001))
  return `/account#/login?reset=8001.${customer?.reset?.token}`
}

async function choose(page: Page): Promise<void> {
  await page.getByLabel('Create a password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
}

describe('a link to a new password', () => {
  it('sets it for a signed-in customer too, who asked for the link on the page', async () => {
    const page = await demo.visit(375)
    await page.goto('/account')
    await signIn(page)
    await titled(page, 'Dashboard')
    await page.goto(await linkFor(page))
    await choose(page)
    await page.getByText('Your password is saved.').waitFor()
    await page.getByRole('link', { name: 'Account Information' }).click()
    await titled(page, 'Account Information')
    await expect
      .poll(() => heading(page).evaluate((one) => one === document.activeElement))
      .toBe(true)
    expect(page.url()).not.toContain('reset')
    expect(demo.complaints).toEqual([])
  })

  it('works once; another try links to the form that sends a new one', async () => {
    const [page, other] = [await demo.visit(375), await demo.visit(1280)]
    const link = await linkFor(page)
    await page.goto(link)
    await other.goto(link)
    await choose(page)
    await page.getByText('Your password is saved.').waitFor()
    await choose(other)
    await other.getByText('That link no longer works. Send a new one.').waitFor()
    await other.getByRole('link', { name: 'Sign in' }).click()
    await other.getByRole('button', { name: 'Forgot password?' }).waitFor()
    // The browser logs the failed response by itself.
    expect(demo.complaints.splice(0)).toEqual([expect.stringContaining('422')])
  })
})
