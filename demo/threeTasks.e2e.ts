import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { fingerOn } from '../testing/browser/finger'
import { startDemo } from '../testing/demo'

/*
 * The three tasks of looks.md §3 on a phone, by touch. A tap or a filled field counts as one; typing an
 * address or a message does not count, because it is necessary anywhere.
 */

const demo = await startDemo()
const counts: string[] = []
afterAll(async () => {
  console.log(counts.join('\n'))
  await demo.stop()
})
afterEach(() => expect(demo.complaints).toEqual([]))

interface Person {
  first: string
  last: string
  street: string
  city: string
  state: string
  zip: string
  phone: string
  message: string
}
const PEOPLE: readonly [Person, Person, Person] = [
  {
    first: 'Cleo',
    last: 'Dunn',
    street: '12 Alder Lane',
    city: 'Boise',
    state: 'ID',
    zip: '83702',
    phone: '2085550147',
    message: 'Happy birthday, Cleo!',
  },
  {
    first: 'Ben',
    last: 'Cole',
    street: '4 Mill Street',
    city: 'Salem',
    state: 'OR',
    zip: '97301',
    phone: '5035550110',
    message: 'Thank you for everything, Ben!',
  },
  {
    first: 'Rosa',
    last: 'Delgado',
    street: '77 Orchard Lane',
    city: 'Santa Fe',
    state: 'NM',
    zip: '87501',
    phone: '5055550133',
    message: 'To your new kitchen, Rosa!',
  },
]

/** Types an address; without the name if the recipient has one. */
async function typeAddress(form: Locator, person: Person, isNamed = false): Promise<void> {
  const fields = {
    ...(isNamed ? {} : { 'First name': person.first, 'Last name': person.last }),
    'Street address': person.street,
    City: person.city,
    'ZIP code': person.zip,
    Phone: person.phone,
  }
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByLabel('State', { exact: true }).selectOption(person.state)
}

async function visitPhone(path: string): Promise<Page> {
  const page = await demo.visit(375, true)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(path)
  return page
}
const cardOf = (page: Page, { first, last }: Person) =>
  page.getByRole('article', { name: `To ${first} ${last}` })

describe('on a phone', () => {
  it('three recipients, from an empty cart, take at most 30', async () => {
    const page = await visitPhone('/checkout/cart')
    const finger = fingerOn(page)
    const dialog = page.getByRole('dialog')
    const [first, ...others] = PEOPLE

    await finger.tap(page.locator('#checkout-cart').getByRole('link', { name: /shop/i }).first())
    // The row as the widget renders it, in place of the server's.
    await finger.tap(page.locator('.gw-three-up').getByRole('link', { name: 'Filet Mignon' }))
    const product = page.locator('.gw-pdp')
    await finger.tap(product.getByRole('button', { name: 'Someone new' }))
    await finger.fill(product.getByLabel('First name'), first.first)
    await finger.fill(product.getByLabel('Last name'), first.last)
    await finger.tap(product.getByRole('button', { name: /^Add for/ }).first())
    await finger.tap(product.getByRole('link', { name: /^View cart/ }))
    await cardOf(page, first).waitFor()
    for (const person of others) {
      await finger.tap(page.getByRole('button', { name: /^Add another recipient/ }))
      await finger.tap(dialog.getByText('Someone new', { exact: true }))
      await finger.tap(dialog.getByRole('button', { name: 'Continue' }))
      await typeAddress(dialog, person)
      await finger.tap(dialog.getByRole('button', { name: 'Add this gift' }))
      await cardOf(page, person).waitFor()
    }
    await finger.tap(cardOf(page, first).getByRole('button', { name: /^(Add|Edit) address/ }))
    await typeAddress(dialog, first, true)
    await finger.tap(dialog.getByRole('button', { name: 'Save' }))
    await dialog.waitFor({ state: 'detached' })
    counts.push(`three recipients with addresses: ${finger.taps}`)
    await finger.tap(
      cardOf(page, first).getByRole('button', { name: /^Change date|delivery date/ }),
    )
    await finger.tap(dialog.getByRole('radio').nth(2))
    await finger.tap(dialog.getByRole('button', { name: /for all 3$/ }))
    await dialog.waitFor({ state: 'detached' })
    for (const person of PEOPLE) {
      await finger.tap(cardOf(page, person).getByRole('button', { name: /free gift message/ }))
      await dialog.getByRole('textbox', { name: 'Gift message' }).fill(person.message)
      await finger.tap(dialog.getByRole('button', { name: 'Save' }))
      await dialog.waitFor({ state: 'detached' })
    }
    counts.push(`with dates and messages: ${finger.taps}`)
    expect(finger.taps).toBeLessThanOrEqual(30)

    const cards = page.locator('#checkout-cart').getByRole('article')
    const texts = await cards.allTextContents()
    expect(texts).toHaveLength(3)
    const arrivals = new Set(texts.map((text) => /Arrives \w+, \w+ \d+/.exec(text)?.[0]))
    expect([...arrivals]).toEqual([expect.stringMatching(/^Arrives/)])
    for (const [index, { street, message }] of PEOPLE.entries())
      for (const part of ['Ready', street, message]) expect(texts[index]).toContain(part)
  })

  it('one date for all five takes 3, without scrolling', async () => {
    const page = await visitPhone('/fill-my-cart')
    const finger = fingerOn(page)
    const dialog = page.getByRole('dialog')
    await finger.tapInSight(page.getByRole('button', { name: 'One date for all' }))
    await finger.tapInSight(dialog.getByRole('radio').nth(3))
    await finger.tapInSight(dialog.getByRole('button', { name: /^Use .* (for all|of) 5$/ }))
    await page.locator('.gw-toast', { hasText: /now arrive/ }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    counts.push(`a date for all: ${finger.taps}`)
    expect(finger.taps).toBe(3)
  })

  it.each([
    ['an address mended', 2, 2],
    ['an address corrected in a list of five, after expanding its row', 5, 3],
  ])('%s, of %i recipients, takes %i and the edit', async (what, recipients, most) => {
    const page = await visitPhone(recipients === 5 ? '/fill-my-cart' : '/')
    if (recipients === 2) await sendTo(page, 'Dana', 'Lee')
    const finger = fingerOn(page)
    const dialog = page.getByRole('dialog')
    const card = page.getByRole('article', { name: 'To Dana Lee' })
    if (recipients === 5) await finger.tap(card.getByRole('button', { name: 'Dana Lee' }))
    await finger.tap(card.getByRole('button', { name: /^(Add|Edit) .*address/ }))
    await typeAddress(dialog, { ...PEOPLE[0], street: '1 New Street' }, true)
    await finger.tap(dialog.getByRole('button', { name: 'Save' }))
    await card.getByText('1 New Street').waitFor()
    counts.push(`${what}: ${finger.taps}`)
    expect(finger.taps).toBe(most)
  })
})

/** Adds a gift for a recipient with the shop's own form, and opens the cart. */
async function sendTo(page: Page, fname: string, lname: string): Promise<void> {
  const form = { sku: '10011', quantity: '1', recipient: 'new', fname, lname }
  await page.request.post('/product/filet-mignon', { form })
  await page.goto('/checkout/cart')
}
