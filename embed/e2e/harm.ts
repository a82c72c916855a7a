import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Shop } from '../../testing/shop'

/** Makes a page count the payloads that run; call it before the page is opened. */
export const countHits = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) })
  })

/** Elements created by a payload, and payloads that have run. */
const harm = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('.gw-root')]
    const odd =
      'script,iframe,object,embed,base,style:not([nonce]),link,template,marquee,video,audio,math,svg script'
    const made = roots.flatMap((root) =>
      [...root.querySelectorAll(odd)].map((one) => one.outerHTML),
    )
    const armed = roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((one) =>
        one
          .getAttributeNames()
          .filter(
            (name) =>
              name.startsWith('on') ||
              (['href', 'src', 'action'].includes(name) &&
                /^\s*(?:java|vb)\s*script|^\s*data:text/i.test(one.getAttribute(name) ?? '')),
          )
          .map((name) => `${name}=${one.getAttribute(name)}`),
      ),
    )
    return { hits: Reflect.get(window, 'hits'), made, armed }
  })

/** No payload has run, created markup, or violated the policy. */
export async function expectHarmless({ page, site, errors }: Shop): Promise<void> {
  expect(await harm(page)).toEqual({ hits: 0, made: [], armed: [] })
  expect(site.reports).toEqual([])
  // Missing pictures are the page's own defect.
  expect(errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([])
}
