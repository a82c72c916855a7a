import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { STRICT_POLICY } from '../../../testing/site/policy'
import { askForDialog } from '../actions'
import { coreFlow } from './coreFlow'
import { openScene, parts, ROOTS, show } from './scene'

/**
 * Everything on a page that belongs to the host: globals, prototypes, cookies, styles and attributes outside
 * roots.
 */
const footprint = (page: Page) =>
  page.evaluate(() => {
    const names = Object.getOwnPropertyNames(window).sort()
    // Own properties of every constructor and prototype, and which of them are functions.
    const { known } = window as unknown as { known: Map<unknown, number> }
    const numberOf = (value: unknown) => {
      if (!known.has(value)) known.set(value, known.size)
      return known.get(value)
    }
    const members = (owner: object) =>
      Reflect.ownKeys(owner).map((key) => {
        const { value, get, set } = Object.getOwnPropertyDescriptor(owner, key) ?? {}
        const marks = [value, get, set].map((one) =>
          typeof one === 'function' ? numberOf(one) : typeof one,
        )
        return `${String(key)}:${marks}`
      })
    const builtIns = names.flatMap((name) => {
      const value = (window as unknown as Record<string, { prototype?: unknown } | null>)[name]
      if (typeof value !== 'function' && !['JSON', 'Math', 'Reflect', 'Intl'].includes(name))
        return []
      const prototype = value?.prototype
      const owners = [value, prototype].filter(
        (one) => typeof one === 'object' || typeof one === 'function',
      )
      return owners.map((one) => `${name} ${members(one as object)}`)
    })
    // An empty style attribute has no effect; Chromium keeps one after a dialog has removed its own.
    const isSaying = ({ name, value }: Attr) => name !== 'style' || value !== ''
    const styles = [...document.querySelectorAll('html, body, body *')]
      .filter(
        (element) =>
          !element.closest('#account-cart, #checkout-cart, [data-giftwell-dialogs], script'),
      )
      .map((element) => {
        const style = getComputedStyle(element)
        // The page grows with its content; a registered property has its initial value everywhere.
        const own = [...style].filter((name) => !/size|height|origin|^--gw-rem$/.test(name))
        return `${element.tagName}${[...element.attributes].filter(isSaying).map(({ name, value }) => ` ${name}=${value}`)}: ${own.map((name) => style.getPropertyValue(name))}`
      })
    return { names, builtIns, styles, cookie: document.cookie }
  })

it('changes nothing on a page except for one global', async () => {
  const scene = await openScene()
  const { page } = scene
  await page.addInitScript(() => Object.assign(window, { known: new Map() }))
  const body = `<nav><h1>Shop</h1><p><a href="/">home</a> <button>b</button><input><select></select></p>
    <table><tr><td>cell</td></tr></table><ul><li>item</li></ul></nav>${ROOTS}`
  // The script waits for a press, so that the page can be inspected first.
  const head = `<script nonce="{nonce}">function start() {
    var script = document.createElement('script')
    script.nonce = nonce
    script.src = policy.createScriptURL('/giftwell/embed.js')
    document.head.append(script)
  }
  var nonce = document.currentScript.nonce
  var policy = trustedTypes.createPolicy('host', { createScriptURL: function (url) { return url } })</script>`
  await show(scene, {
    body,
    head,
    policy: STRICT_POLICY.replace('types giftwell', 'types giftwell host'),
  })
  const before = await footprint(page)
  await page.evaluate('start()')
  await parts(page).lines.first().waitFor()
  await parts(page).cartButton.waitFor()
  const during = await footprint(page)
  expect(during.names.filter((name) => !before.names.includes(name))).toEqual(['Giftwell'])
  expect({ ...during, names: [] }).toEqual({ ...before, names: [] })

  await coreFlow(scene)
  await askForDialog(page)
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  const after = await footprint(page)
  expect({ ...after, names: [] }).toEqual({ ...before, names: [] })
  expect(after.names).toEqual(during.names)
  expect(scene.errors).toEqual([])
  await scene.close()
})
