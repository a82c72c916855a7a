import type { Page } from 'playwright'
import { afterAll, expect, it, vi } from 'vitest'
import { focused, tabTo } from '../testing/browser/keys'
import { startDemo } from '../testing/demo'

/*
 * A shopper without a mouse: from an empty cart to three recipients, each with a date and a message. Only
 * Tab, arrows, Enter, Space and letters are pressed.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const demo = await startDemo()
afterAll(() => demo.stop())

async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** Fills a field that Tab reaches. */
async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** The dialog with this name, once its heading has focus. */
async function dialog(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('dialog', { name }).waitFor()
  await expect.poll(() => focused(page)).toMatchObject({ role: 'h2' })
}

/** Waits until no dialog is open and focus is back in the page. */
async function closed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatchObject({ isOnBody: false })
}

interface Person {
  fname: string
  lname: string
  /** The rest of the address, from the street on; for the state, the letters that identify it. */
  address: readonly [street: string, city: string, state: string, zip: string, phone: string]
  message: string
}

const FIELDS = [/^Street address/, /^City/, /^State/, /^ZIP code/, /^Phone/]

async function typeAddress(page: Page, { address }: Person): Promise<void> {
  for (const [at, text] of address.entries()) await type(page, FIELDS[at] ?? /^$/, text)
}

/** Chooses the second of the next dates and a message for a shipment. */
async function giveDayAndMessage(page: Page, possessive: string, message: string) {
  await press(page, new RegExp(`^(Change|Choose) .*date for ${possessive}’s? shipment`))
  await dialog(page, /When should/)
  // The chips of the next dates: arrow keys choose among them.
  await tabTo(page, /^\w{3}, \w{3} \d+/)
  await page.keyboard.press('ArrowDown')
  await press(page, /^Deliver \w+/)
  await closed(page)
  await press(page, new RegExp(`^(Add a free|Change the) gift message .*${possessive}`))
  await page.getByRole('dialog').waitFor()
  await type(page, /^Gift message/, message)
  await press(page, /^Save/)
  await closed(page)
}

const DANA: Person = {
  fname: 'Dana',
  lname: 'Lee',
  address: ['412 Maple Avenue', 'Portland', 'Ore', '97205', '5035550142'],
  message: 'Happy birthday, Dana!',
}
const OTHERS: readonly Person[] = [
  {
    fname: 'Walter',
    lname: 'Hughes',
    address: ['18 Harbor Road', 'Duluth', 'Minn', '55802', '2185550160'],
    message: 'Thank you for the fishing trip.',
  },
  {
    fname: 'Rosa',
    lname: 'Delgado',
    address: ['77 Orchard Lane', 'Santa Fe', 'New Mex', '87501', '5055550177'],
    message: 'Welcome to the new house!',
  },
]

it('a cart of three recipients with dates and messages, by keyboard only', async () => {
  const page = await demo.visit()
  await page.goto('/product/boneless-ribeye')
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
  await press(page, /^Someone new/)
  await expect.poll(() => focused(page)).toMatchObject({ name: 'First name' })
  await page.keyboard.type(DANA.fname)
  await type(page, /Last name/, DANA.lname)
  await press(page, /^Add for Dana/)
  await page.getByRole('region', { name: 'Boneless Ribeye added for Dana.' }).waitFor()
  // The added message is before the button in tab order, as it is above it.
  await tabTo(page, /^View cart/, true)
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'To Dana Lee' }).waitFor()

  await press(page, /^Add address for Dana Lee/)
  await page.getByRole('dialog').waitFor()
  await typeAddress(page, DANA)
  await press(page, /^Save/)
  await closed(page)
  await giveDayAndMessage(page, 'Dana Lee', DANA.message)

  for (const person of OTHERS) {
    const name = `${person.fname} ${person.lname}`
    await press(page, /^Add another recipient/)
    await dialog(page, /Add another recipient/)
    await press(page, /^Someone new/, 'Space')
    await press(page, /^Continue/)
    await type(page, /^First name/, person.fname)
    await type(page, /^Last name/, person.lname)
    await typeAddress(page, person)
    await press(page, /^Add this gift/)
    await closed(page)
    await page.getByRole('article', { name: `To ${name}` }).waitFor()
    await giveDayAndMessage(page, name, person.message)
  }

  const cards = page.getByRole('article')
  expect(await cards.count()).toBe(3)
  for (const { fname, lname, message } of [DANA, ...OTHERS]) {
    const card = page.getByRole('article', { name: `To ${fname} ${lname}` })
    expect(await card.textContent()).toContain(message)
    expect(await card.textContent()).toMatch(/Arrives \w{3}, \w{3} \d+/)
    expect(await card.textContent()).toContain('Ready')
  }
  expect(demo.complaints).toEqual([])
})
