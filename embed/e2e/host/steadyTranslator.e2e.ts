import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { rootOf } from './apps'
import { openHome, showHome } from './homes'
import type { Scene } from './scene'

/** Wraps every text that is new, as translators do as long as their page is open. */
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
      if (text.data.trim() && !text.parentElement?.closest('script, textarea, font')) wrapped(text)
    }
  }, 20)
}

type Step = (page: Page) => Promise<unknown>

const press =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).last().click()

/** What a shopper does with an app, one after the other. */
const ways: Readonly<Record<string, readonly Step[]>> = {
  pdp: [
    press('.gw-quantity button'),
    press('.gw-size'),
    press('.gw-people-chip'),
    press('.gw-buy-bar .gw-button'),
  ],
  'checkout-cart': [press('.gw-quantity button'), press('[aria-label^="Remove"]')],
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

/** All that is read, but how long it is until then: the clocks of two shops differ. */
async function textsOf({ page }: Scene) {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  return lines.filter((line) => !/Order in| left\b/.test(line))
}

describe.concurrent('all texts stay true under a translator that goes on', () => {
  it.each(Object.entries(ways))('%s', async (app, steps) => {
    const [plain, translated] = await Promise.all([opened(app), opened(app)])
    await translated.page.evaluate(translateAlways)
    for (const step of steps) {
      await Promise.all([step(plain.page), step(translated.page)])
      const isSame = async () => isDeepStrictEqual(await textsOf(translated), await textsOf(plain))
      // What differs says more than that something does.
      await settles(isSame, true).catch(() => undefined)
      expect(await textsOf(translated)).toEqual(await textsOf(plain))
    }
    expect(translated.errors).toEqual([])
    await Promise.all([plain.close(), translated.close()])
  })
})
