import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { spread } from '../../../testing/spread'
import { embedFolder } from '../../build/embedFolder'
import { APPS, rootOf } from './apps'
import { homeOf, openHome } from './homes'
import { parts, ROOTS } from './scene'

/**
 * The class of an element that an app always draws, in its own file; the dialogs of a page draw none until something
 * asks for one.
 */
const DRAWN: Readonly<Record<string, string>> = {
  'checkout-cart': 'gw-cart-page',
  'checkout-login': 'gw-login',
  'checkout-shipping': 'gw-shipping',
  'checkout-additional-shipments': 'gw-others',
  'checkout-billing': 'gw-billing',
  'checkout-billing-blocked-ip': 'gw-billing-blocked',
  pdp: 'gw-pdp',
  pcp: 'gw-pcp',
  'three-up': 'gw-three-up',
  'universal-banner': 'gw-ribbon',
  'account-cart': 'gw-account-cart',
  recipe: 'gw-recipes',
  'recipe-category': 'gw-recipe-category',
  'recipe-search': 'gw-recipe-finder',
  'recipe-detail': 'gw-recipe',
  myaccount: 'gw-account',
  'myaccount-add-edit-card': 'gw-card-page',
  'myaccount-add-edit-card-blocked-ip': 'gw-card-page-blocked',
  'checkout-error': 'gw-error-page',
  'claim-address': 'gw-claim',
}
const TRIED = APPS.filter((app) => app !== 'modal-provider')

/** The app in addition to the two of the cart, if it is not one of them. */
const bodyWith = (app: string) =>
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
const cases = TRIED.flatMap((app) => ways.map((where) => [app, where] as const))

describe.concurrent('a crash affects no other app', () => {
  it.each(spread(cases, ways.length, 4))('of %s %s', async (app, where) => {
    const scene = await openHome(app)
    const { page, site } = scene
    const chunk = site.chunk(app)
    const code = await readFile(`${embedFolder}/${chunk.file}`, 'utf8')
    // Class names are the same as in the source, whatever the build does to the code.
    const drawn = RegExp(`className:(["\`])${DRAWN[app]}\\1`, 'g')
    expect(code).toMatch(drawn)
    await site.replaceScript(chunk, code.replace(drawn, '$&,...globalThis.crash()'))
    const script = `window.crash = ${crashes[where]}; window.beats = 0
      setInterval(function () { beats++ }, 10)`
    const { head, hash } = homeOf(app)
    const options = {
      head: `<script nonce="{nonce}">${script}</script>${head}`,
      body: bodyWith(app),
    }
    await page.goto(site.page(options) + hash)
    await page.evaluate(() => window.Giftwell?.ready)

    const isDrawn = where === 'in an event' || where === 'in a promise'
    const own = page.locator(`#${app}`)
    if (isDrawn) await own.locator(`.${DRAWN[app]}`).first().dispatchEvent('click')
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
    // Each crash is reported exactly once.
    expect(scene.errors.filter((error) => !error.includes('crash'))).toEqual([])
    expect(scene.errors.length).toBeGreaterThan(0)
    expect(scene.loads()).toBe(1)
    await scene.close()
  })
})
