import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMBED_TAG } from '../../../testing/site/testSite'
import { openScene, type Scene, show } from './scene'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

it.each([
  'flex',
  'flex; flex-direction: column',
  'flex; flex-direction: column; align-items: center',
  'grid; place-items: center',
  'grid; grid-template-columns: 1fr 2fr',
])('a widget is as wide as a root with display: %s', async (display) => {
  const style = `<style nonce="{nonce}">#checkout-cart { display: ${display} }</style>`
  await show(scene, { head: EMBED_TAG + style, body: '<div id="checkout-cart"></div>' })
  await scene.page.setViewportSize({ width: 1280, height: 900 })
  await scene.page.locator('#checkout-cart[data-giftwell-state="ready"]').waitFor()
  const widths = await scene.page.evaluate(() =>
    ['#checkout-cart', '#checkout-cart > .gw-root'].map(
      (one) => document.querySelector(one)?.getBoundingClientRect().width,
    ),
  )
  expect(widths[1]).toBe(widths[0])
})

it('the cart button is aligned as its root aligns its content', async () => {
  const style =
    '<style nonce="{nonce}">#account-cart { display: grid; place-items: center }</style>'
  await show(scene, { head: EMBED_TAG + style, body: '<div id="account-cart"></div>' })
  await scene.page.locator('#account-cart[data-giftwell-state="ready"]').waitFor()
  const middles = await scene.page.evaluate(() =>
    ['#account-cart', '#account-cart > .gw-root'].map((one) => {
      const { x = 0, width = 0 } = document.querySelector(one)?.getBoundingClientRect() ?? {}
      return x + width / 2
    }),
  )
  expect(middles[1]).toBeCloseTo(middles[0] ?? 0, 0)
})
