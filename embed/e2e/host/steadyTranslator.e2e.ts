import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { rootOf } from './apps'
import { openHome, showHome } from './homes'
import type { Scene } from './scene'

/** Wraps all new text, like translators do while their page is open. */
function translateAlways(): void {
  const wrapped = (text: Text) => {
    const font = document.createElement('font')
    const inner = font.appendChild(document.createElement('font'))
    inner.append(text.data)
    text.replaceWith(font)
  }
  setInterval(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const text of found) {
      if (text.data.trim() && !text.parentElement?.closest('script, textarea, option, font'))
        wrapped(text)
    }
  }, 20)
}

type Step = (page: Page) => Promise<unknown>

const press =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).last().click()

/** A shopper's actions in an app, in order. */
const ways: Readonly<Record<string, readonly Step[]>> = {
  pdp: [
    press('.gw-quantity button'),
    press('.gw-size'),
    press('.gw-people-chip'),
    press('.gw-buy-bar .gw-button'),
  ],
  'checkout-cart': [press('.gw-quantity button'), press('[aria-label^="Remove"]')],
  'checkout-login': [press('[type="submit"]')],
  'claim-address': [press('[type="submit"]')],
  'three-up': [press('.gw-product-card button')],
  myaccount: [
    (page) => page.evaluate("location.hash = '#/email-preferences'"),
    press('[type="submit"]'),
    (page) => page.evaluate("location.hash = '#/subscriptions'"),
    press('a[href*="manage-subscription"]'),
    press('.gw-manage-buttons .gw-button'),
  ],
  'checkout-billing': [press('.gw-billing-place .gw-button')],
  'recipe-detail': [press('.gw-quantity button'), press('.gw-cook-buttons .gw-button')],
}

async function opened(app: string): Promise<Scene> {
  const scene = await openHome(app)
  await showHome(scene, app, `<main>${rootOf(app)}</div></main>`)
  await scene.page.locator(`#${app} > .gw-root`).waitFor({ state: 'attached' })
  await scene.page.evaluate(() => window.Giftwell?.ready)
  return scene
}

/**
 * All visible text except remaining times, since the clocks of two shops differ, and except the last
 * announcement, which is next to the app.
 */
async function textsOf({ page }: Scene) {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  return lines.filter((line) => !/Order in| left\b|^- text:|\/url:/.test(line))
}

/** Lines that only one of two pages has. */
async function differences(one: Scene, other: Scene) {
  const [own, others] = [await textsOf(one), await textsOf(other)]
  return [
    ...own.filter((line) => !others.includes(line)),
    ...others.filter((line) => !own.includes(line)),
  ]
}

describe.concurrent('all texts stay correct under a continuous translator', () => {
  it.each(Object.entries(ways))('%s', async (app, steps) => {
    const [plain, translated] = await Promise.all([opened(app), opened(app)])
    await translated.page.evaluate(translateAlways)
    await translated.page.locator('font').first().waitFor({ state: 'attached' })
    for (const step of steps) {
      await Promise.all([step(plain.page), step(translated.page)])
      for (const { page } of [plain, translated]) await page.waitForLoadState('networkidle')
      await settles(() => differences(translated, plain), [])
    }
    expect(translated.errors).toEqual([])
    await Promise.all([plain.close(), translated.close()])
  })
})
