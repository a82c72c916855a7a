import type { Locator, Page } from 'playwright'
import type { RunningDemo } from './demo'

export const RIBEYE = '/product/boneless-ribeye'

/** A product page after the widget's takeover, with a count of the shopper's presses. */
export async function shopping(page: Page, path = RIBEYE) {
  let taps = 0
  await page.goto(path)
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
  const people = page.getByRole('group', { name: /^Who’s this for\?/ })
  const press = async (one: Locator) => {
    taps += 1
    await one.click()
  }
  const tap = (role: 'button' | 'checkbox', name: string | RegExp, within: Page | Locator = page) =>
    press(within.getByRole(role, { name }))
  const sheet = page.getByRole('dialog', { name: 'Who’s this for?' })
  return {
    people,
    tap,
    /** Presses a button or a person's name in the full list. */
    inList: (name: string) => press(sheet.getByText(name, { exact: true })),
    /** Chooses a person in the row. */
    choose: (name: RegExp) => tap('checkbox', name, people),
    /** Types the names of the last new person. */
    async name(fname: string, lname: string) {
      await people.getByLabel('First name').last().fill(fname)
      await people.getByLabel('Last name').last().fill(lname)
    },
    /** Waits for the confirmation, and returns the number of presses so far. */
    async added(words: string) {
      await page.getByRole('region', { name: `Boneless Ribeye added for ${words}.` }).waitFor()
      return taps
    },
  }
}

/** Adds a known person without visiting a page. */
const known = (page: Page, fname: string, lname: string) =>
  page.request.put('/api/checkout/pdp-add-new-recipient', { data: { fname, lname } })

/** A visit at 375 px by a shopper with `count` known people. */
export async function withFriends(demo: RunningDemo, count: number): Promise<Page> {
  const page = await demo.visit(375)
  await page.goto('/terms')
  const names = ['Dana', 'Ben', 'Cleo', ...Array.from({ length: count }, (_, at) => `Friend${at}`)]
  for (const name of names.slice(0, count)) await known(page, name, 'Lee')
  return page
}
