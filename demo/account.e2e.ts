import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heading, signIn, titled } from '../testing/accountArea'
import { type RunningDemo, startDemo } from '../testing/demo'
import { typeCard } from '../testing/paying'

/* The demo's account area, used by a customer with thirty recipients. */

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

describe('the account area', () => {
  it('asks for sign-in after a link, then shows the screen; each screen has its title', async () => {
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

  it('shows where the gifts are, and links to the order', async () => {
    const page = await demo.visit(375, true)
    await page.goto('/account')
    await signIn(page)
    await titled(page, 'Dashboard')
    await page.getByText(/^\d+ of \d+ gifts delivered\./).waitFor()
    await page.getByRole('link', { name: 'View all orders' }).tap()
    await titled(page, 'Order History')
    // The dashboard has read on, so that the list begins anew.
    await page.reload()
    await page.getByRole('button', { name: 'Show more' }).tap()
    await page
      .getByRole('button', { name: /^Show all 30 people/ })
      .first()
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expect(demo.complaints).toEqual([])
  })

  it('saves a card from the frame, makes it the default, and deletes it', async () => {
    const page = await demo.visit(375)
    await page.goto('/account#/saved-cards')
    await signIn(page)
    await titled(page, 'Saved Payment Methods')
    await page.getByText('Connected wallet').waitFor()
    await page.getByRole('link', { name: 'Add a card' }).click()
    await titled(page, 'New Credit Card')
    await typeCard(page)
    await page.getByLabel('Nickname').fill('Travel')
    await page.getByRole('button', { name: 'Save' }).click()
    await titled(page, 'Saved Payment Methods')
    const added = page.getByRole('heading', { name: 'Visa ending 1111' })
    await expect.poll(() => added.evaluate((one) => one === document.activeElement)).toBe(true)
    // The address contains no digit of the card and no session of its form.
    expect(page.url()).toMatch(/#\/saved-cards$/)
    await page.getByText('Visa ending 1111', { exact: true }).click()
    await page.getByRole('radio', { name: /^Visa ending 1111 .*Default card$/ }).waitFor()
    await page.reload()
    const radio = page.getByRole('radio', { name: /^Visa ending 1111/ })
    await expect.poll(() => radio.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Delete Visa ending 1111' }).click()
    await page.getByRole('button', { name: 'Delete Visa ending 1111' }).click()
    await expect.poll(() => added.count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expect(demo.complaints).toEqual([])
  })

  it('skips a box and undoes it, pauses and resumes by keyboard, and cancels; links keep their place', async () => {
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

    await press('Pause')
    // The first option has focus.
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

  it('has separate pages for a card, and for a blocked card form', async () => {
    const page = await demo.visit()
    await page.goto('/account/card')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page)
    await titled(page, 'Dashboard')
    await page.goto('/account/card?card=profile-club')
    await titled(page, 'Edit Credit Card')
    // The card expires soon, or has expired, so the customer enters it again.
    await typeCard(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL('**/account#/saved-cards*')
    await titled(page, 'Saved Payment Methods')
    const blocked = { name: 'gw_blocked', url: demo.origin }
    await page.context().addCookies([{ ...blocked, value: '1' }])
    await page.goto('/account/card')
    await titled(page, 'We can’t add cards on this connection')
    await page.getByText('Visa ending 4242').waitFor()
    await page.context().clearCookies({ name: 'gw_blocked' })
    // Try again opens the form, in which a card can be added now.
    await page.getByRole('button', { name: 'Try again' }).click()
    await titled(page, 'New Credit Card')
    expect(demo.complaints).toEqual([])
  })

  it('shows no subscription of another customer', async () => {
    const page = await demo.visit()
    await page.goto('/account#/manage-subscription/S-7099')
    await signIn(page)
    await page.getByText('We couldn’t find that subscription.').waitFor()
    // The browser logs each failed response by itself.
    expect(demo.complaints.splice(0)).toEqual([expect.stringContaining('404')])
  })

  it('saves an address by keyboard only, and clears everything at sign-out', async () => {
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
