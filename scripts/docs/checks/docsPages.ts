import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { appFolders } from '../../package/widgetEntries'
import type { Opened } from './opened'

const FIRST_STORY_MS = 2000
const TALLEST = 700

/**
 * Records the page's own layout shift, and when the first story is rendered, in the page or in its iframe.
 */
function watch() {
  const seen = { shift: 0, drawnAfterMs: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    // The platform's types lack layout shifts.
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const elements = sources.map(({ node }) => (node instanceof Element ? node : null))
      if (elements.some((one) => one?.closest('#storybook-docs') && !one.closest('.sb-story')))
        seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const timer = setInterval(() => {
    const story = document.querySelector('.sb-story')
    const framed = story?.querySelector('iframe')?.contentDocument
    const root = (framed ?? story)?.querySelector<HTMLElement>('.gw-root')
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!load?.loadEventEnd || !root || root.getBoundingClientRect().height === 0) return
    seen.drawnAfterMs = performance.now() - load.loadEventEnd
    clearInterval(timer)
  }, 20)
}

/** The measurements of a docs page. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => Reflect.get(globalThis, 'seen').drawnAfterMs > 0)
  // By then, late content has loaded.
  await page.waitForTimeout(1500)
  return page.evaluate(
    () => Reflect.get(globalThis, 'seen') as { shift: number; drawnAfterMs: number },
  )
}

const heights = (page: Page) =>
  page
    .locator('.sb-story')
    .evaluateAll((stories) => stories.map((story) => story.getBoundingClientRect().height))

export const docsPages = (opened: Opened) =>
  describe('the page of a widget', { timeout: 240_000 }, () => {
    it.each(appFolders())(
      '%s shows its first story within two seconds, and nothing on it moves',
      async (name) => {
        const { browser, origin, entries } = opened()
        const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
        await page.addInitScript(watch)
        const address = `${origin}/iframe.html?viewMode=docs&id=widgets-${name}--docs`
        const times: number[] = []
        // The best of three, because other work of the machine only slows a page down.
        for (let visit = 0; visit < 3; visit++) {
          const { shift, drawnAfterMs } = await open(page, address)
          expect(shift).toBe(0)
          times.push(drawnAfterMs)
        }
        expect(Math.min(...times)).toBeLessThanOrEqual(FIRST_STORY_MS)
        const stories = entries.filter(({ id }) => id.startsWith(`widgets-${name}--`))
        expect((await heights(page)).length).toBeLessThan(stories.length / 2)
        await page.close()
      },
    )

    it('renders each story when it is near, in a frame of limited height', async () => {
      const { browser, origin, entries } = opened()
      const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=widgets-checkout-cart-large--docs`)
      const stories = entries.filter(
        ({ type, title }) => type === 'story' && title === 'Widgets/checkout-cart/Large',
      )
      expect(stories.length).toBeGreaterThan(4)
      await page.waitForSelector('.sb-story .gw-root')
      for (const { id } of stories) {
        await page.locator(`#anchor--${id}`).scrollIntoViewIfNeeded()
        await page.locator(`#story--${id} .gw-root`).first().waitFor()
      }
      const drawn = await heights(page)
      expect(drawn).toHaveLength(stories.length)
      expect(Math.max(...drawn)).toBeLessThanOrEqual(TALLEST)
      await page.close()
    })
  })
