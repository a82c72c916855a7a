import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { atRest } from '../../testing/browser/atRest'
import { hostile, hostileCart, hostilePage } from '../../testing/hostile/hostileCart'
import { payloads } from '../../testing/hostile/payloads'
import { openShop, type Shop } from '../../testing/shop'
import { countHits, expectHarmless as expectNoHarm } from './harm'

/* Sixty texts that would run as code elsewhere are shown unchanged in each place (reliability §3, D3). */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const LAST = payloads.length - 1
let shop: Shop
let page: Page

beforeAll(async () => {
  shop = await openShop(hostileCart, { viewport: { width: 1280, height: 900 } })
  page = shop.page
  await countHits(page)
  const data = JSON.stringify(hostilePage()).replace(/</g, '\\u003c')
  await page.goto(
    shop.site.page({
      body: `<script type="application/json" data-giftwell-page>${data}</script>
        <div id="account-cart"></div><div id="checkout-cart"></div><div id="modal-provider"></div>`,
    }),
  )
  await page.locator('[data-gw-shipment]').nth(LAST).waitFor()
})
afterAll(() => shop.close())

const expectHarmless = () => expectNoHarm(shop)

/** What is shown for all sixty: the fields in each place of the cart. */
const CART = {
  'gw-shipment-toggle': ['fname', 'lname'],
  'gw-shipment-address': ['company', 'address_1', 'address_2', 'city', 'state'],
  'gw-shipment-lines@aria-label': ['fname', 'lname'],
  'gw-gift-note-text': ['gift_message'],
  'gw-gift-note-announced': ['announce_it_email'],
  'gw-line-name': ['name'],
  'gw-line-size': ['size'],
  'gw-hidden': ['fname', 'lname', 'name'],
  'gw-text-button@aria-label': ['fname', 'lname', 'name'],
}
/** The same in the header's cart. */
const HEADER = {
  'gw-mini-recipient': ['fname', 'lname'],
  'gw-mini-lines@aria-label': ['fname', 'lname'],
}
/** The same in a dialog with all sixty as options. */
const PICKER = {
  'gw-radio-card-label': ['fname', 'lname'],
  'gw-radio-card-hint': ['company', 'address_1', 'address_2', 'city', 'state'],
}
/** The same in a dialog about one of them. */
const GIFT = {
  'gw-dialog-title': ['fname', 'lname'],
  'gw-control@value': ['gift_message', 'announce_it_email', 'announce_it_message'],
  'gw-gift-card-words': ['gift_message'],
}
const OPTIONS = { 'gw-dialog-title': ['name'], 'gw-radio-card-label': ['size', 'other_size'] }

type Places = Readonly<Record<string, readonly string[]>>

const FIELDS = [CART, HEADER, PICKER, GIFT, OPTIONS].flatMap((table: Places) =>
  Object.values(table).flat(),
)

/** Each place with each of its fields, and the number of payloads visible there. */
const all = (table: Places, count: number) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([place, fields]) =>
      fields.map((field) => [`${place}: ${field}`, count] as const),
    ),
  )

/**
 * The places in which payloads are visible unchanged, each with a field and the number of payloads of the
 * sixty.
 */
const places = () =>
  page.evaluate(
    (known) => {
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
      const seen = new Map<string, Set<number>>()
      for (const one of document.querySelectorAll('[class*="gw-"]')) {
        // An address is isolated from the direction of its place, by an element without a class.
        const parts = [one, ...one.querySelectorAll(':scope > bdi')]
        const nodes = parts.flatMap(({ childNodes }) => [...childNodes])
        const own = nodes.filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const value = one.matches('input, textarea') ? Reflect.get(one, 'value') : ''
        const place = /gw-[\w-]+/.exec(one.getAttribute('class') ?? '')?.[0]
        const texts = {
          [`${place}`]: own.map(({ textContent }) => textContent).join(''),
          [`${place}@aria-label`]: one.getAttribute('aria-label') ?? '',
          [`${place}@value`]: String(value),
        }
        for (const [key, text] of Object.entries(texts)) {
          const read = plain(text)
          for (const { field, index, words } of read.includes('//') ? known : []) {
            if (!read.includes(plain(words))) continue
            const found = seen.get(`${key}: ${field}`) ?? new Set()
            seen.set(`${key}: ${field}`, found.add(index))
          }
        }
      }
      return Object.fromEntries([...seen].map(([key, found]) => [key, found.size]))
    },
    [...new Set(FIELDS)].flatMap((field) =>
      payloads.map((text, index) => ({ field, index, words: hostile(text, field, index) })),
    ),
  )

describe('sixty texts that would run as code', () => {
  it('are sixty, in 30 named strings; in 9 more of dialogs about one of them', () => {
    expect(new Set(payloads).size).toBe(60)
    const count = (...tables: Places[]) =>
      tables.reduce((sum, table) => sum + Object.keys(all(table, 1)).length, 0)
    expect(count(CART, HEADER, PICKER)).toBe(30)
    expect(count(GIFT, OPTIONS)).toBe(9)
  })

  it('are shown unchanged in a cart, each in its card', async () => {
    await page.getByRole('button', { name: 'Expand all' }).click()
    await page.locator('[data-gw-line]').nth(LAST).waitFor()
    expect(await places()).toEqual(all(CART, payloads.length))
    await expectHarmless()
  })

  it('are shown unchanged in the header’s cart', async () => {
    await page.getByRole('button', { name: /^Cart/ }).click()
    await page
      .getByRole('dialog', { name: 'Your cart' })
      .locator('[data-gw-line]')
      .first()
      .waitFor()
    expect(await places()).toMatchObject(all(HEADER, payloads.length))
    await expectHarmless()
    await page.keyboard.press('Escape')
  })

  it.each([
    ['change-recipient', /^Change recipient/, all(PICKER, payloads.length)],
    ['delivery-dates', /^(?:Change|Choose) .*date for/, {}],
    ['gift-message', /^(?:Change|Edit) .*message/, all(GIFT, 1)],
    ['line-options', /^Options for/, all(OPTIONS, 1)],
    // An option that is already chosen is not offered.
    ['send-line', /^Move or copy/, all(PICKER, payloads.length - 1)],
    ['send-shipment', /^Send this gift/, all(PICKER, payloads.length - 1)],
  ])('are shown as they are in the dialog %s', async (_kind, name, seen) => {
    for (const index of [0, 15, 36]) {
      const card = page.locator('[data-gw-shipment]').nth(index)
      const button = card.getByRole('button', { name }).first()
      await atRest(button)
      await button.click()
      await page.getByRole('dialog').waitFor()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
      expect(await places()).toMatchObject(seen)
      await expectHarmless()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  it('do nothing in a toast, or in announcements', async () => {
    await page
      .locator('[data-gw-shipment]')
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expectHarmless()
  })
})
