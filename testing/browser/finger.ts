import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** A shopper's finger: counts its actions, and fails for targets outside the screen. */
export function fingerOn(page: Page) {
  let taps = 0
  const reach = async (target: Locator) => {
    await target.waitFor()
    return target
  }
  return {
    get taps() {
      return taps
    },
    async tap(target: Locator) {
      taps += 1
      await (await reach(target)).tap()
    },
    /** Taps an element that is visible without scrolling, or fails. */
    async tapInSight(target: Locator) {
      await reach(target)
      await expect.poll(() => target.evaluate(isInSight)).toBe(true)
      const at = await target.boundingBox()
      if (!at) throw new Error('It is not on the page.')
      taps += 1
      await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2)
    },
    async fill(target: Locator, text: string) {
      taps += 1
      await target.fill(text)
    },
  }
}

/** Whether a tap on the center of an element hits it. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && (element.contains(top) || top.contains(element))
}
