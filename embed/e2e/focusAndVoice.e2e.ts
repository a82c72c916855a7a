import { describe, expect, it, vi } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import type { World } from '../../testing/site/testSite'

/* Keyboard focus never moves to the body (reliability §3, J2); each change is announced once (J3). */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = shopPerTest()

const ROOT = '<div data-giftwell="checkout-cart"></div><div data-giftwell="account-cart"></div>'
/** The cart root of the page that is used. */
let at = 0

/** A page with a number of cart roots, which records its live regions. */
async function open(world: World, roots = 1): Promise<void> {
  at = roots - 1
  await shop.open(world, { viewport: { width: 1280, height: 900 } })
  await shop.page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((records) => {
      const regions = new Set(
        records.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            '.gw-hidden[aria-live], .gw-hidden[role="alert"]',
          ),
        ),
      )
      for (const region of regions) if (region?.textContent) said.push(region.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await shop.goto({
    body: `<script type="application/json" data-giftwell-page>{"links":{"shop":"/shop","checkout":"/go"}}</script>
        ${ROOT.repeat(roots)}`,
  })
  await shop.page.getByRole('article').first().waitFor()
  await shop.page.waitForLoadState('networkidle')
}

const button = (name: RegExp) => shop.page.getByRole('button', { name }).first()

const root = () => shop.page.locator('[data-giftwell-app="checkout-cart"]').nth(at)

/** Presses a button like a keyboard user: focuses it first. */
async function press(name: RegExp, within = root()): Promise<void> {
  const found = within.getByRole('button', { name }).first()
  await found.focus()
  await shop.page.keyboard.press('Enter')
}

const dialog = () => shop.page.getByRole('dialog')
const idle = () =>
  shop.page.waitForFunction(() => {
    const state = window.Giftwell?.store?.state
    const dialogs = state?.slots.dialogs as { queue: unknown[] } | undefined
    return state && Object.keys(state.pending).length === 0 && dialogs?.queue.length === 0
  })

/** The focused element, once focus no longer moves. */
async function resting(): Promise<string> {
  await idle()
  await shop.page.waitForTimeout(200)
  return shop.page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body
    return `${tagName}: ${(textContent ?? '').slice(0, 60)}`
  })
}

const said = () => shop.page.evaluate(() => Reflect.get(window, 'said') as string[])

/** A visible change, made by keyboard only. */
const CHANGES: Record<string, readonly [World, () => Promise<void>, RegExp]> = {
  'a quantity': ['twoShipments', () => press(/^Increase/), /^Order total is now/],
  'a removal': ['twoShipments', () => press(/^Remove/), /was removed\.$/],
  'a removal that is undone': [
    'twoShipments',
    async () => {
      await press(/^Remove/)
      await button(/^Undo/).waitFor()
      await press(/^Undo/, shop.page.locator('body'))
    },
    /is back in your cart\.$/,
  ],
  'the last line of a recipient': [
    'fiveRecipients',
    () => press(/^Remove .* Harold/),
    /removed\.$/,
  ],
  'the last line of the cart': ['myselfOnly', () => press(/^Remove/), /removed\.$/],
  'a date': [
    'twoShipments',
    async () => {
      await press(/^(?:Change|Choose) (?:the )?date/)
      const days = dialog().getByRole('radio', { name: /^\w{3}, \w{3} \d/ })
      await days.nth(3).focus()
      await shop.page.keyboard.press('Space')
      await press(/^(?:Choose|Deliver) /, dialog())
    },
    /arriving /,
  ],
  'a gift message': [
    'fiveRecipients',
    async () => {
      await press(/gift message .*Harold/)
      await dialog()
        .getByRole('textbox', { name: /^Gift message/ })
        .fill('With love, from all of us')
      await press(/^Save/, dialog())
    },
    /^Message saved\.$/,
  ],
  'a merge': [
    'sharedAddress',
    async () => {
      await press(/^Change recipient of Harold/)
      await dialog()
        .getByRole('radio', { name: /^Eleanor/ })
        .focus()
      await shop.page.keyboard.press('Space')
      await press(/^(?:Save|Continue|Send)/, dialog())
      await press(/^Combine them/, dialog())
    },
    /./,
  ],
  'a promo code taken off': ['promoAccepted', () => press(/^Remove promo code/), /./],
}

const cases = Object.entries(CHANGES).flatMap(([name, change]) =>
  [1, 2].map((roots) => [name, roots, ...change] as const),
)

describe.each(cases)('%s, in the last of %i roots', (_name, roots, world, change, words) => {
  it('keeps focus there, and is announced once', async () => {
    await open(world, roots)
    await change()
    expect(await resting()).not.toMatch(/^(?:BODY|HTML)/)
    const isThere = (node: Element) => node.contains(document.activeElement)
    expect(await root().evaluate(isThere)).toBe(true)
    await expect.poll(said, { timeout: 10_000 }).toContainEqual(expect.stringMatching(words))
    await shop.page.waitForTimeout(1200)
    const heard = await said()
    expect(heard.filter((one) => words.test(one)).length, heard.join(' | ')).toBeGreaterThan(0)
    expect(new Set(heard).size, heard.join(' | ')).toBe(heard.length)
  })
})

const OPENERS: Record<string, RegExp> = {
  'change-recipient': /^Change recipient/,
  'delivery-dates': /^(?:Change|Choose) (?:the )?date/,
  'gift-message': /gift message/,
  'line-options': /^Options for/,
  'send-line': /^Move or copy/,
  'send-shipment': /^Send this gift/,
  'bulk-recipients': /^Send to a list/,
}

it.each(['Escape', 'Close'])(
  'each dialog gives the focus back to its button by %s',
  async (way) => {
    await open('twoShipments')
    for (const [kind, name] of Object.entries(OPENERS)) {
      await press(name)
      await dialog().waitFor()
      await dialog().getByRole('heading').first().waitFor()
      if (way === 'Escape') await shop.page.keyboard.press('Escape')
      else await press(/^Close$/, dialog())
      await dialog().waitFor({ state: 'detached' })
      const back = () =>
        shop.page.evaluate(() => {
          const { tagName, textContent } = document.activeElement ?? document.body
          return `${tagName} ${document.activeElement?.getAttribute('aria-label') ?? textContent}`
        })
      await expect.poll(back, { message: kind }).toMatch(/^BUTTON /)
      expect((await back()).replace('BUTTON ', '')).toMatch(name)
    }
  },
)

it('validation moves focus to the problem', async () => {
  await open('severalProblems')
  await press(/^Check out/)
  await shop.page.getByRole('heading', { name: /^Fix \d things? to check out/ }).waitFor()
  expect(await resting()).toMatch(/^H2: Fix \d things? to check out/)
})
