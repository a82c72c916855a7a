import type { Locator } from 'playwright'

/** Frames without any movement: content near the viewport is laid out one frame later. */
const STILL_FRAMES = 10

/**
 * Scrolls to an element and waits until it stays in place. In a long list, cards near the viewport get their
 * real height, and the content below them moves; a shopper waits for that, too.
 */
export async function atRest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(async (element, frames) => {
    const frame = () => new Promise(requestAnimationFrame)
    let top = Number.NaN
    for (let still = 0; still < frames; still++) {
      await frame()
      const now = element.getBoundingClientRect().top
      if (now !== top) still = 0
      top = now
    }
  }, STILL_FRAMES)
}
