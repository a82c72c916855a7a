import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Shop } from '../../testing/shop'

/** Makes the page count what runs of the payloads; before it is opened. */
export const countHits = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) })
  })

/** What would be markup of a payload, or has run. */
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

/** Nothing of a payload has run, is markup, or was told against the policy. */
export async function expectHarmless({ page, site, errors }: Shop): Promise<void> {
  expect(await harm(page)).toEqual({ hits: 0, made: [], armed: [] })
  expect(site.reports).toEqual([])
  // Pictures that are not there are the page's own affair.
  expect(errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([])
}
