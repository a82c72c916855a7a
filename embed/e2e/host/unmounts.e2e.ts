import { describe, expect, it } from 'vitest'
import type { Shop } from '../../../testing/shop'
import { isLong } from '../../../testing/spread'
import { APPS, propsOf } from './apps'
import { openHome, showHome } from './homes'

/** Number of page loads, and of unmounts in each: the first ones happen while chunks and the cart load. */
const RUN = isLong ? { pages: 20, unmounts: 10 } : { pages: 1, unmounts: 10 }
const SEED = Number(process.env.GIFTWELL_SEED ?? Date.now() % 1_000_000)

/** Mounts an app, presses something, unmounts the app at some moment; returns what was logged afterwards. */
const unmountAtRandom = ({ page }: Shop, app: string, seed: number) =>
  page.evaluate(
    async ([app, props, seed, unmounts]) => {
      let state = seed
      const random = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return Math.floor((state / 2_147_483_648) * below)
      }
      const html = '<h1>From the server</h1><p style="color: red;">and more</p>'
      // Some buttons open another page, which does not exist here.
      window.navigation?.addEventListener('navigate', (event) => {
        if (!event.hashChange && event.cancelable) event.preventDefault()
      })
      const task = () => new Promise((resolve) => setTimeout(resolve))
      const faults: string[] = []
      for (let run = 0; run < unmounts; run++) {
        const root = document.createElement('div')
        root.innerHTML = html
        document.body.append(root)
        void window.Giftwell?.mount(root, app, props).ready.catch(() => {})
        for (let left = random(40); left > 0; left--) await task()
        const buttons = root.querySelectorAll<HTMLElement>('button, summary, input, select')
        buttons[random(buttons.length)]?.click()
        for (let left = random(20); left > 0; left--) await (random(2) ? task() : null)
        const inner = root.querySelector('.gw-root')
        window.Giftwell?.unmount(root)
        if (root.innerHTML !== html) faults.push(`${run}: left ${root.innerHTML.slice(0, 200)}`)
        const writes = new MutationObserver((records) => {
          const ours = records.filter(
            ({ target, attributeName }) =>
              (root.contains(target) || inner?.contains(target)) &&
              // Attributes that a dialog set while it was open are removed when it leaves with the app.
              !(target === root && /^(data-)?aria-hidden$/.test(attributeName ?? '')),
          )
          for (const { type, attributeName, target } of ours) {
            const where = (target as Element).outerHTML?.slice(0, 100)
            faults.push(`${run}: wrote ${type} ${attributeName ?? ''} of ${where}`)
          }
        })
        const all = { subtree: true, childList: true, attributes: true, characterData: true }
        writes.observe(document, all)
        // Nodes that left the page are no longer used.
        if (inner) writes.observe(inner, all)
        for (let left = 20; left > 0; left--) await task()
        writes.disconnect()
        for (let left = 50; left > 0 && root.attributes.length > 0; left--) await task()
        if (root.attributes.length > 0)
          faults.push(`${run}: marked ${root.outerHTML.slice(0, 100)}`)
        root.remove()
      }
      return faults
    },
    [app, propsOf(app), seed, RUN.unmounts] as const,
  )

describe.concurrent(`unmounting at any moment costs nothing (GIFTWELL_SEED=${SEED})`, () => {
  it.each(APPS)(
    '%s',
    async (app) => {
      for (let page = 0; page < RUN.pages; page++) {
        const shop = await openHome(app)
        await showHome(shop, app, '')
        expect(await unmountAtRandom(shop, app, SEED + page)).toEqual([])
        await shop.page.waitForTimeout(100)
        // A read during sign-out is refused.
        const isRefused = (error: string) => error.includes('status of 403')
        expect(shop.errors.filter((error) => !isRefused(error))).toEqual([])
        await shop.close()
      }
    },
    300_000,
  )
})
