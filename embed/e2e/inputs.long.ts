import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS, type LimitedField, normalise } from '../../src/domain/limits'
import { openShop, type Shop } from '../../testing/shop'

/* Limits hold for eleven fields with fourteen inputs each, each inserted at once (reliability §3, D1). */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let shop: Shop
let page: Page

beforeAll(async () => {
  shop = await openShop('twoShipments', { viewport: { width: 1280, height: 900 } })
  page = shop.page
  await page.goto(shop.site.page({ body: '<div id="checkout-cart"></div>' }))
  await page.getByRole('article').nth(1).waitFor()
})
afterAll(() => shop.close())

const FAMILY = '👩‍👩‍👧‍👦'

/** The fourteen inputs for a field of a number of characters; `one` is a character that it accepts. */
const inputs = (max: number, one: string): Record<string, string> => ({
  nothing: '',
  one,
  'one less': one.repeat(max - 1),
  'as many': one.repeat(max),
  'one more': one.repeat(max + 1),
  'ten times': one.repeat(10 * max),
  'spaces around': `   ${one.repeat(max)}   `,
  'an emoji at the edge': one.repeat(max - 1) + FAMILY,
  'combining marks': 'é'.repeat(max),
  'line breaks': `${one}\r\n`.repeat(max),
  'right to left': 'שלום'.repeat(max),
  'zero width': `${one}\u200b`.repeat(max),
  'control characters': `${one}\u0007\u001b`.repeat(max),
  'null bytes': `${one}\u0000`.repeat(max),
})

const DIGITS = new Set<string>(['phone', 'postal_code'])

/** Whether a text contains half of a surrogate pair. */
const isBroken = (text: string) =>
  /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)

async function expectWithinLimit(field: LimitedField, control: Locator): Promise<void> {
  const max = LIMITS[field]
  for (const [name, text] of Object.entries(inputs(max, DIGITS.has(field) ? '4' : 'a'))) {
    await control.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    if (text) await page.keyboard.insertText(text)
    await control.blur()
    const value = await control.inputValue()
    expect(normalise(field, value).length, `${field}: ${name}`).toBeLessThanOrEqual(max)
    expect(isBroken(value), `${field}: ${name}`).toBe(false)
    if (name === 'as many') expect(normalise(field, value)).toHaveLength(max)
    if (name === 'an emoji at the edge' && !DIGITS.has(field)) expect(value).not.toContain('👩')
  }
  expect(shop.errors).toEqual([])
}

describe('the address form', () => {
  beforeAll(async () => {
    await page.getByRole('button', { name: 'Add another recipient' }).click()
    await page.getByRole('radio', { name: 'Someone new' }).press('Space')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: /^First name/ }).waitFor()
    for (const name of [/^Add a company/, /^Add an apartment/, /^Add an email/]) {
      await page.getByRole('button', { name }).click()
    }
  })
  afterAll(() => page.reload())

  it.each([
    ['fname', /^First name/],
    ['lname', /^Last name/],
    ['company', /^Company/],
    ['address_1', /^Street address/],
    ['address_2', /^Apartment/],
    ['city', /^City/],
    ['postal_code', /^ZIP code/],
    ['phone', /^Phone/],
    ['email', /^Email/],
  ] as const)('holds the limit of %s for fourteen inputs', async (field, name) => {
    await expectWithinLimit(field, page.getByRole('textbox', { name }))
  })
})

describe('the gift message', () => {
  beforeAll(async () => {
    await page.getByRole('article').nth(1).waitFor()
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /gift message/ })
      .click()
    await page.getByRole('textbox', { name: /^Gift message/ }).waitFor()
    await page.getByRole('checkbox', { name: /^Email a heads-up/ }).press('Space')
  })

  it.each([
    ['gift_message', /^Gift message/],
    ['announce_it_message', /^Message in the email/],
  ] as const)('hold the limit of %s for fourteen inputs', async (field, name) => {
    await expectWithinLimit(field, page.getByRole('textbox', { name }))
  })
})
