import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../mocks/scenario'
import { addressMissing, fiveRecipients, partsMissing, threeNamesOnly } from '../../mocks/scenarios'
import { shiftsOf, watchShifts } from '../../testing/page/shifts'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'

/* Positions of the cart's cards (looks.md V1, V5, V11), in a browser without scroll anchoring: Safari. */

const shop = shopPerTest()
const CART = '#checkout-cart'
const PAGE = {
  head: `${EMBED_TAG}<style nonce="{nonce}">body { margin: 0 } * { overflow-anchor: none }</style>`,
  body: '<div id="checkout-cart"></div>',
}

/** The position of the first match, in CSS pixels; `toEnd` is its distance from the right edge of the window. */
const placeOf = (selector: string) =>
  shop.page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, right, top } = one.getBoundingClientRect()
      return { left, toEnd: document.documentElement.clientWidth - right, top }
    })

describe.each([375, 1280])('at %i px', (width) => {
  it('the first card replaces its skeleton in place', async () => {
    await shop.open('twoShipments')
    await shop.page.setViewportSize({ width, height: 812 })
    const { promise: until, resolve } = Promise.withResolvers<void>()
    shop.site.backend.setFault('getCart', { kind: 'slow', until })
    await shop.goto(PAGE, `${CART} .gw-cart-skeleton[data-step="shown"]`)
    const outline = await placeOf(`${CART} .gw-cart-skeleton-card`)
    resolve()
    await shop.page.waitForSelector(`${CART} article`)
    const card = await placeOf(`${CART} article`)
    expect([card.top, outline.top]).toEqual([card.top, card.top])
    expect(card.left).toBe(outline.left)
  })
})

it('cards extend to the edges on phones, but not on wide windows', async () => {
  await shop.open('twoShipments')
  const sides = []
  for (const width of [375, 1280]) {
    await shop.page.setViewportSize({ width, height: 812 })
    await shop.goto(PAGE, `${CART} article`)
    const { left, toEnd } = await placeOf(`${CART} article`)
    sides.push([left, toEnd])
  }
  const [phone, wide] = sides
  expect(phone).toEqual([0, 0])
  expect(wide?.[0]).toBeGreaterThan(0)
  expect(wide?.[1]).toBeGreaterThan(300)
})

/** Layout shift without input until something is shown, as the browser counts it. */
async function shiftsUntil(awaited: string): Promise<number> {
  await watchShifts(shop.page)
  await shop.goto(PAGE, `${CART} ${awaited}`)
  return shiftsOf(shop.page)
}

/** A gift without an address whose long name leaves no room for the note about it. */
const longNameWithoutAddress = (): Scenario => {
  const { cart, ...world } = threeNamesOnly()
  const named = <T extends object>(one: T) => ({ ...one, fname: 'Bartholomew', lname: 'Lindqvist' })
  return { ...world, cart: cart && { ...cart, recipients: cart.recipients.map(named) } }
}

it.each([
  ['fiveRecipients', fiveRecipients, 375, '.gw-finder-row'],
  ['addressMissing', addressMissing, 375, '.gw-missing'],
  ['partsMissing', partsMissing, 1280, '.gw-missing'],
  ['a long name', longNameWithoutAddress, 375, '.gw-status'],
] as const)(
  'nothing moves when later content arrives (%s)',
  async (_name, world, width, awaited) => {
    await shop.open(world)
    await shop.page.setViewportSize({ width, height: 812 })
    expect(await shiftsUntil(awaited)).toBeLessThanOrEqual(0.002)
  },
)

it.each([320, 375, 768, 1280])(
  'a second piece moves no button of the quantity at %i px',
  async (width) => {
    await shop.open('myselfOnly')
    await shop.page.setViewportSize({ width, height: 812 })
    await shop.goto(PAGE, `${CART} .gw-quantity`)
    const more = shop.page.getByRole('button', { name: /^Increase quantity/ })
    const before = await more.boundingBox()
    await more.click()
    await shop.page.getByText(/\d each$/).waitFor()
    const after = await more.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? -1))).toBeLessThan(1)
    expect(after?.x).toBe(before?.x)
  },
)

it.each(['myselfOnly', 'twoShipments', 'fiveRecipients', 'promoAccepted'] as const)(
  'Check out does not move when content above it arrives (%s)',
  async (world) => {
    await shop.open(world)
    await shop.page.setViewportSize({ width: 1280, height: 1200 })
    const { file } = shop.site.chunk('notices')
    const { promise, resolve } = Promise.withResolvers<void>()
    shop.site.answers.set(file, async () => {
      await promise
      shop.site.answers.delete(file)
      return fetch(`${shop.site.origin}/giftwell/${file}`)
    })
    const links =
      '<script type="application/json" data-giftwell-page>{"links":{"checkout":"#on"}}</script>'
    await shop.goto({ ...PAGE, body: PAGE.body + links }, `${CART} .gw-summary-checkout button`)
    const before = await placeOf(`${CART} .gw-summary-checkout button`)
    resolve()
    await shop.page.waitForSelector(`${CART} .gw-closing`)
    expect(await placeOf(`${CART} .gw-summary-checkout button`)).toEqual(before)
  },
)
