import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heading, signIn, titled } from '../testing/accountArea'
import { type RunningDemo, startDemo } from '../testing/demo'
import { acceptQuestions } from '../testing/page/acceptQuestions'

/* A form of the account area whose customer signs out in another tab. */

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const TYPED = 'Ypsilanti'

interface FormScreen {
  route: string
  title: string
  field: string
  /** Opens the form. */
  open?: string | RegExp
}

/** A form further down than a phone's window. */
const LONG_FORM: FormScreen = {
  route: 'manage-subscription/S-7003',
  title: 'Manage Subscription',
  open: 'Change: Gift message',
  field: 'Gift message',
}

const FORMS: readonly FormScreen[] = [
  { route: 'account-information', title: 'Account Information', field: 'First name' },
  { route: 'address-book', title: 'Address Book', open: 'Add an address', field: 'City' },
  { route: 'email-preferences', title: 'Email Preferences', open: /reminder$/, field: 'Occasion' },
  LONG_FORM,
  { route: 'add-edit-card', title: 'New Credit Card', field: 'Nickname' },
]

async function opened({ route, title, open, field }: FormScreen) {
  const page = await demo.visit(375)
  await page.goto(`/account#/${route}`)
  await signIn(page)
  await titled(page, title)
  if (open) await page.getByRole('button', { name: open }).click()
  const typed = page.getByRole('textbox', { name: field, exact: true })
  await typed.fill(TYPED)
  return { page, typed }
}

/** A page with input in its form, and a second tab that has signed the customer out. */
async function leftBehind(form: FormScreen) {
  const { page, typed } = await opened(form)
  return { page, typed, other: await signOutElsewhere(page) }
}

async function signOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/account#/dashboard')
  await titled(other, 'Dashboard')
  await other.getByRole('button', { name: 'Dashboard' }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await titled(page, 'Sign in')
  return other
}

/** Everything on a page that belongs to its customer. */
const leftIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  )

/** The browser logs each refused response by itself. */
const expectNoOtherComplaint = () =>
  expect(demo.complaints.splice(0).filter((said) => !said.includes('403'))).toEqual([])

/** Presses a radio button; returns whether it is selected afterwards. */
const press = (radio: HTMLElement | SVGElement) => {
  if (radio instanceof HTMLInputElement) radio.click()
  return radio.matches(':checked')
}

describe('input in a form when another tab signs the customer out', () => {
  it.each(FORMS)('is restored after sign-in in any tab: $title', async (form) => {
    const { page, other, typed } = await leftBehind(form)
    await page.getByText('What you typed is still here.').waitFor()
    expect(await leftIn(page)).not.toMatch(/Ypsilanti|Holloway/)
    await signIn(other)
    await titled(page, form.title)
    await expect.poll(() => typed.inputValue()).toBe(TYPED)
    const hasFocus = () => heading(page).evaluate((one) => one === document.activeElement)
    await expect.poll(hasFocus).toBe(true)
    expectNoOtherComplaint()
  })

  it('is not lost by a reload without a question', async () => {
    const { page } = await leftBehind(FORMS[0] as FormScreen)
    const asked = acceptQuestions(page)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await signIn(page)
    await titled(page, 'Account Information')
    await page.reload()
    expect(asked).toHaveLength(1)
    expectNoOtherComplaint()
  })

  it('includes the reason for canceling, which a reload keeps', async () => {
    const page = await demo.visit(375)
    await page.goto('/account#/manage-subscription/S-7001?cancel=1')
    await signIn(page)
    const reason = page.getByRole('radio', { name: 'Too expensive' })
    await reason.waitFor()
    expect(await reason.evaluate(press), 'is chosen within its press').toBe(true)
    await page.getByText('Would a pause help?').waitFor()
    await page.reload()
    await expect.poll(() => reason.isChecked()).toBe(true)
    await signOutElsewhere(page)
    await signIn(page)
    await expect.poll(() => reason.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Cancel subscription' }).waitFor()
    expect(page.url()).toMatch(/S-7001$/)
    expectNoOtherComplaint()
  })

  it('is not shown to another customer', async () => {
    const { page } = await leftBehind({
      route: 'add-edit-card',
      title: 'New Credit Card',
      field: 'Nickname',
    })
    await page.goto('/account#/register')
    const form = page.getByRole('region', { name: 'Create an account' })
    await form.getByLabel('First name').fill('Dana')
    await form.getByLabel('Last name').fill('Lee')
    await form.getByLabel('Email Create an account', { exact: true }).fill('dana.lee@example.com')
    await form.getByLabel('Create a password').fill('correct horse')
    await form.getByRole('button', { name: 'Create account' }).click()
    await titled(page, 'Dashboard')
    await page.goto('/account#/add-edit-card')
    await titled(page, 'New Credit Card')
    await page.getByLabel('Nickname').waitFor()
    expect(await page.getByLabel('Nickname').inputValue()).toBe('')
    expectNoOtherComplaint()
  })
})

it('asks for sign-in at the top of the page after saving in a long one finds the session over', async () => {
  const { page, typed } = await opened(LONG_FORM)
  demo.backend.setFault('putSubscriptionMessage', { kind: 'forbidden', times: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await titled(page, 'Please sign in again')
  await expect.poll(async () => (await heading(page).boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await signIn(page, 'Please sign in again')
  await expect.poll(() => typed.inputValue()).toBe(TYPED)
  expectNoOtherComplaint()
})
