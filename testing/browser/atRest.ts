import type { Locator } from 'playwright'

/** Frames in which nothing may move: what comes near the screen is laid out one frame later. */
const STILL_FRAMES = 10

/**
 * Scrolls to an element and waits until it stays where it is. In a long list, cards that come near the
 * screen take their real height, and what stands below them moves; a shopper waits for that, too.
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
