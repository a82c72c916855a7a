import { expect } from 'vitest'
import { settles } from '../../../testing/settles'
import { linesOf } from './coreFlow'
import type { Hostility } from './hostility'
import { parts } from './scene'

/** Page listeners that receive our events. */
export const events: readonly Hostility[] = [
  {
    name: 'clicks and keys that are stopped before they come to us',
    expected: 'degrades',
    script: `['click', 'keydown'].forEach(function (name) {
      addEventListener(name, function (event) { event.stopImmediatePropagation() }, true)
    })`,
    // The display stays correct, and links still work.
    async check(scene) {
      const { lines } = parts(scene.page)
      const held = await linesOf(scene)
      await settles(() => lines.count(), held.length)
      await lines.first().locator('.gw-quantity button').last().click()
      await scene.page.waitForTimeout(100)
      expect(await lines.first().locator('.gw-quantity-input').inputValue()).toBe(`${held[0]?.qty}`)
    },
    alone: 'nothing can be pressed',
  },
  {
    name: 'shortcuts of the page on every key',
    script: `window.heard = 0
      document.addEventListener('keydown', function (event) {
        if (event.key === 'Escape') return
        heard++
        event.preventDefault()
      })`,
    async act({ page }) {
      const field = parts(page).lines.first().locator('.gw-quantity-input')
      await field.focus()
      await page.keyboard.type('7')
      expect(await field.inputValue()).toBe('7')
      await page.keyboard.press('Escape')
      expect(await page.evaluate('heard')).toBe(0)
    },
  },
  {
    name: 'touch and pointer handlers that prevent what follows',
    script: `['touchstart', 'touchmove', 'pointerdown', 'mousedown', 'wheel'].forEach(function (name) {
      document.addEventListener(name, function (event) { event.preventDefault() }, { passive: false })
    })`,
  },
  {
    name: 'a modal of the page that holds the focus',
    expected: 'degrades',
    css: '#modal { position: fixed; bottom: 0 }',
    body: (roots) => `${roots}<div id="modal" tabindex="-1">Our newsletter</div>`,
    script: `document.addEventListener('focusin', function (event) {
      var modal = document.getElementById('modal')
      if (!modal.contains(event.target)) modal.focus()
    })`,
    // The mouse still works; without the focus, nothing fights for it.
    async check(scene) {
      const { lines, cartButton } = parts(scene.page)
      const [first] = await linesOf(scene)
      await lines.first().locator('.gw-quantity button').last().click()
      await settles(async () => (await linesOf(scene))[0]?.qty, (first?.qty ?? 0) + 1)
      await cartButton.click()
      await scene.page.waitForTimeout(300)
      expect(await scene.page.evaluate(() => document.activeElement?.id)).toBe('modal')
    },
    alone: 'the small cart closes when the focus is taken from it',
  },
  {
    name: 'a router of the page on every change of the hash',
    script: `window.routes = []
      addEventListener('hashchange', function () { routes.push(location.hash); document.querySelector('main').replaceChildren() })`,
    async check({ page }) {
      expect(await page.evaluate('routes')).toEqual([])
    },
  },
  {
    name: 'a page that asks before it is left',
    script: `addEventListener('beforeunload', function (event) {
      event.preventDefault()
      event.returnValue = 'Really?'
    })`,
  },
]
