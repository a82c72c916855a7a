import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { fingerOn } from '../testing/browser/finger'
import { startDemo } from '../testing/demo'

/*
 * From a cart of which only names are known to payment, by touch on a phone: what is pressed, and what is typed,
 * counted as checkout-flow.md §1 does.
 */

const demo = await startDemo()
const counts: string[] = []
afterAll(async () => {
  console.log(counts.join('\n'))
  await demo.stop()
})
afterEach(() => expect(demo.complaints).toEqual([]))

const NAMES = [
  'Cleo Dunn',
  'Ben Cole',
  'Rosa Delgado',
  'Ada Wynn',
  'Max Orr',
  'Ida Fox',
  'Leo Hart',
  'Eva Lund',
]
const MORE = ['Sam Pike', 'Joy Reed', 'Tom Vance']

/** Puts a gift for each into the cart by the shop's own form, with a name and nothing else. */
async function withNames(count: number): Promise<Page> {
  const page = await demo.visit(375, true)
  for (const name of [...NAMES, ...MORE].slice(0, count)) {
    const [fname = '', lname = ''] = name.split(' ')
    const form = { sku: '10011', quantity: '1', recipient: 'new', fname, lname }
    await page.request.post('/product/filet-mignon', { form })
  }
  return page
}

/** Types what is missing, and counts the fields that it takes. */
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
    [1, 1, 5],
    [3, 3, 15],
    [11, 11, 55],
  ])('%i gifts take %i presses and %i fields', async (people, taps, fields) => {
    const page = await withNames(people)
    await page.goto('/checkout/shipping')
    const finger = fingerOn(page)
    let typed = await typeAddress(page.getByRole('article'), '1 Alder Lane')
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
})
