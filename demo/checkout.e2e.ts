import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../mocks/scenarios'
import { people } from '../mocks/scenarios/people'
import { fingerOn } from '../testing/browser/finger'
import { startDemo } from '../testing/demo'

/*
 * From a cart with only names to payment, by touch on a phone; presses and fields are counted as in
 * checkout-flow.md §1.
 */

const demo = await startDemo()
const counts: string[] = []
afterAll(async () => {
  console.log(counts.join('\n'))
  await demo.stop()
})
afterEach(() => expect(demo.complaints).toEqual([]))

/** The first eleven of them are in the address book of the demo's customer. */
const NAMES = people.map(({ fname, lname }) => [fname ?? '', lname ?? ''] as const)

/** Adds a gift for each with the shop's own form: a name only. */
async function withNames(count: number): Promise<Page> {
  const page = await demo.visit(375, true)
  for (const [fname, lname] of NAMES.slice(0, count)) {
    const form = { sku: '10011', quantity: '1', recipient: 'new', fname, lname }
    await page.request.post('/product/filet-mignon', { form })
  }
  return page
}

/** Fills the missing fields; returns their number. */
async function typeAddress(place: Locator, street: string): Promise<number> {
  const texts = {
    'Street address': street,
    City: 'Boise',
    'ZIP code': '83702',
    Phone: '2085550147',
  }
  for (const [label, text] of Object.entries(texts))
    await place.getByLabel(label, { exact: true }).fill(text)
  await place.getByLabel('State', { exact: true }).selectOption('ID')
  return Object.keys(texts).length + 1
}

describe('names only, on a phone', () => {
  it.each([
    [1, 3, 6],
    [3, 5, 16],
    [11, 13, 56],
  ])('%i gifts take %i presses and %i fields', async (people, taps, fields) => {
    const page = await withNames(people)
    await page.goto('/checkout/cart')
    const finger = fingerOn(page)
    await finger.tap(page.getByRole('button', { name: /^Check out/ }).last())
    await page.waitForURL('**/checkout/login')
    await page.getByLabel('Email', { exact: true }).first().fill('dana@example.com')
    await finger.tap(page.getByRole('button', { name: 'Continue as guest' }))
    await page.waitForURL('**/checkout/shipping')
    let typed = 1
    typed += await typeAddress(page.getByRole('article'), '1 Alder Lane')
    await finger.tap(page.getByRole('button', { name: people === 1 ? /^Continue/ : /^Next:/ }))
    if (people > 1) await page.waitForURL('**/checkout/additional-shipments')
    for (let at = 1; at < people; at += 1) {
      const open = page.getByRole('article').filter({ has: page.getByLabel('Street address') })
      const card = open.filter({ has: page.getByRole('button', { expanded: true }) })
      typed += await typeAddress(card, `${at + 1} Alder Lane`)
      await finger.tap(card.getByRole('button', { name: /^Save and/ }))
      if (at < people - 1) await page.getByText(`${at} of ${people - 1} ready`).waitFor()
    }
    await page.waitForURL('**/checkout/billing')
    counts.push(`${people} gifts, names only: ${finger.taps} presses, ${typed} fields`)
    expect([finger.taps, typed]).toEqual([taps, fields])
  })

  it('Back goes from payment through each complete step', async () => {
    const page = await withNames(1)
    await page.goto('/checkout/cart')
    await page.goto('/checkout/login')
    await page.getByLabel('Email', { exact: true }).first().fill('dana@example.com')
    await page.getByRole('button', { name: 'Continue as guest' }).tap()
    await page.waitForURL('**/checkout/shipping')
    await typeAddress(page.getByRole('article'), '1 Alder Lane')
    await page.getByRole('button', { name: /^Continue/ }).tap()
    await page.waitForURL('**/checkout/billing')
    for (const title of [/^Delivery for /, 'Your email', 'Your cart']) {
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  })

  it.each([1, 3, 11])('%i gifts of a customer take 3 presses and no field', async (count) => {
    const page = await withNames(count)
    await page.goto('/checkout/login')
    await page.getByRole('button', { name: /^Have an account/ }).tap()
    const form = page.getByRole('region', { name: 'Sign in' })
    await form.getByLabel('Email').fill('margaret.holloway@example.com')
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Sign in', exact: true }).tap()
    await page.waitForURL('**/checkout/shipping')

    await page.goto('/checkout/cart')
    const finger = fingerOn(page)
    await finger.tap(page.getByRole('button', { name: /^Check out/ }).last())
    await page.waitForURL('**/checkout/shipping')
    const known = count === 1 ? /^Use 418 Maple Street/ : `Use saved addresses for ${count} people`
    await finger.tap(page.getByRole('button', { name: known }))
    await page
      .getByText(/^418 Maple Street, Omaha/)
      .first()
      .waitFor()
    await finger.tap(page.getByRole('button', { name: 'Continue to payment' }))
    await page.waitForURL('**/checkout/billing')
    counts.push(`${count} gifts of a customer, names only: ${finger.taps} presses, 0 fields`)
    expect(finger.taps).toBe(3)
  })
})
