import { describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { EMBED_TAG } from '../../../testing/site/testSite'
import { isLong } from '../../../testing/spread'
import { linesOf } from './coreFlow'
import { openScene, parts, show } from './scene'

/** A point at which a page passes us a function or receives an event; `act` triggers it. */
const hooks: Readonly<Record<string, string>> = {
  'a listener of the window to a change': `addEventListener('giftwell:cart-changed', act)`,
  'a listener of the window to a removal': `addEventListener('giftwell:line-removed', act)`,
  'a listener of the window to reports': `addEventListener('giftwell:report', act)`,
  'a listener of the window to errors': `addEventListener('giftwell:error', act)`,
  'Giftwell.on of a change': `ready(function () { Giftwell.on('cart-changed', act) })`,
  'Giftwell.on of a removal': `ready(function () { Giftwell.on('line-removed', act) })`,
  'store.events.on': `ready(function () { Giftwell.ready.then(function () { Giftwell.store.events.on('cart-changed', act) }) })`,
  'store.events.onAny': `ready(function () { Giftwell.ready.then(function () { Giftwell.store.events.onAny(act) }) })`,
  'the data layer': `window.dataLayer = []; dataLayer.push = act`,
  'the flag of signing in': `Object.defineProperty(window, 'isLoggedIn', { get: act })`,
  'the flag of consent': `Object.defineProperty(window, 'maySend', { get: act })`,
}

/** Possible effects of such a function. */
const behaviours: Readonly<Record<string, string>> = {
  throws: `throw new Error('host')`,
  rejects: `return Promise.reject(new Error('host'))`,
  'never answers': 'return new Promise(function () {})',
  'changes what it gets': `[].slice.call(arguments).forEach(function (given) {
    var data = given && given.detail || given
    if (!data || typeof data !== 'object') return
    Object.keys(data).forEach(function (key) { try { data[key] = 'changed' } catch (error) {} })
  })`,
  're-enters': `if (!window.Giftwell || window.depth > 3) return
    window.depth = (window.depth || 0) + 1
    var root = document.getElementById('account-cart')
    Giftwell.unmount(root)
    Giftwell.mount(root, 'account-cart')`,
}

const TAG = EMBED_TAG.replace('defer', 'defer data-consent="maySend" data-data-layer="dataLayer"')
const READY = `function ready(run) { addEventListener('DOMContentLoaded', run) }`

/** All hooks at once in a short run, one by one in a long run. */
const cases = Object.entries(behaviours).flatMap(([behaviour, body]) =>
  isLong
    ? Object.entries(hooks).map(([hook, code]) => [hook, behaviour, code, body] as const)
    : [['every hook at once', behaviour, Object.values(hooks).join('\n'), body] as const],
)

describe.concurrent('a page function does no harm', () => {
  it.each(cases)('%s %s', async (_hook, _behaviour, code, body) => {
    const scene = await openScene()
    const { page, site } = scene
    const script = `${READY}; function act() { ${body} }; ${code}`
    await show(scene, { head: `<script nonce="{nonce}">${script}</script>${TAG}` })
    const { lines, cartButton } = parts(page)
    await lines.first().waitFor()
    await page.evaluate(() => window.Giftwell?.ready)
    await lines.first().locator('.gw-quantity button').last().click()
    await settles(async () => (await linesOf(scene))[0]?.qty, 2)
    await settles(() => lines.first().locator('.gw-quantity-input').inputValue(), '2')
    await lines.last().locator('[aria-label^="Remove"]').click()
    await settles(() => site.backend.count('deleteLineItem'), 1)
    await settles(() => lines.count(), 2)
    expect(await cartButton.count()).toBe(1)
    expect(scene.errors.filter((error) => !error.includes('host'))).toEqual([])
    await scene.close()
  })

  it('a token that fails prevents the change, with a message', async () => {
    const scene = await openScene()
    const { page } = scene
    const script = `window.GiftwellOptions = { csrf: { header: 'x-token', value: function () { throw new Error('host') } } }`
    await show(scene, { head: `<script nonce="{nonce}">${script}</script>${EMBED_TAG}` })
    const { lines, toast } = parts(page)
    await lines.first().locator('.gw-quantity button').last().click()
    await toast('We couldn’t save that change.').waitFor()
    await settles(() => lines.first().locator('.gw-quantity-input').inputValue(), '1')
    expect((await linesOf(scene))[0]?.qty).toBe(1)
    expect(scene.errors).toEqual([])
    await scene.close()
  })
})
