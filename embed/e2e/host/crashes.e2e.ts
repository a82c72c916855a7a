import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { EMBED_TAG } from '../../../testing/site/testSite'
import { spread } from '../../../testing/spread'
import { embedFolder } from '../../build/embedFolder'
import { rootOf } from './apps'
import { openScene, parts, ROOTS, show } from './scene'

/** The class of an element that each app always draws. */
const MARKS = {
  'checkout-cart': 'gw-cart-page',
  'account-cart': 'gw-account-cart',
  pdp: 'gw-pdp',
  pcp: 'gw-pcp',
  'three-up': 'gw-three-up',
  recipe: 'gw-recipes',
  'recipe-category': 'gw-recipe-category',
  'recipe-search': 'gw-recipe-finder',
  'recipe-detail': 'gw-recipe',
} as const
type App = keyof typeof MARKS

/** The app beside the two of the cart, where it is none of them. */
const bodyWith = (app: App) =>
  ROOTS.includes(`id="${app}"`) ? ROOTS : `${ROOTS}${rootOf(app)}<h1>From the server</h1></div>`

/** What `crash` adds to the properties of that element, or throws. */
const crashes = {
  'while it renders': `function () { throw new Error('crash') }`,
  'in an effect': `function () { return { ref: function () { throw new Error('crash') } } }`,
  'in an event': `function () { return { onClick: function () { throw new Error('crash') } } }`,
  'in a promise': `function () { return { onClick: function () { return Promise.reject(new Error('crash')) } } }`,
} as const
type Where = keyof typeof crashes

const ways = Object.keys(crashes) as Where[]
const cases = (Object.keys(MARKS) as App[]).flatMap((app) =>
  ways.map((where) => [app, where] as const),
)

describe.concurrent('a crash costs nobody else', () => {
  it.each(spread(cases, ways.length, 4))('of %s %s', async (app, where) => {
    const scene = await openScene()
    const { page, site } = scene
    const chunk = site.chunk(app)
    const code = await readFile(`${embedFolder}/${chunk.file}`, 'utf8')
    const mark = RegExp(`className:(["\`])${MARKS[app]}\\1`, 'g')
    expect(code).toMatch(mark)
    await site.replaceScript(chunk, code.replace(mark, '$&,...globalThis.crash()'))
    const script = `window.crash = ${crashes[where]}; window.beats = 0
      setInterval(function () { beats++ }, 10)`
    await show(scene, {
      head: `<script nonce="{nonce}">${script}</script>${EMBED_TAG}`,
      body: bodyWith(app),
    })
    await page.evaluate(() => window.Giftwell?.ready)

    const isDrawn = where === 'in an event' || where === 'in a promise'
    const own = page.locator(`#${app}`)
    if (isDrawn) await own.locator(`.${MARKS[app]}`).dispatchEvent('click')
    // What the server sent stays where nothing better came.
    else await own.locator('h1, a').first().waitFor()
    expect(await own.locator('> .gw-root').isVisible()).toBe(isDrawn)

    const { lines, cartButton, dialog } = parts(page)
    if (app !== 'checkout-cart' || isDrawn) {
      await lines.first().locator('.gw-quantity button').last().click()
      await settles(() => site.backend.count('putQuantity'), 1)
    }
    if (app !== 'account-cart' || isDrawn) {
      await cartButton.click()
      await dialog.waitFor()
    }
    const beats = () => page.evaluate('beats')
    const before = await beats()
    await settles(async () => (await beats()) !== before, true)
    // It is told, and not once more than it happened.
    expect(scene.errors.filter((error) => !error.includes('crash'))).toEqual([])
    expect(scene.errors.length).toBeGreaterThan(0)
    expect(scene.loads()).toBe(1)
    await scene.close()
  })
})
