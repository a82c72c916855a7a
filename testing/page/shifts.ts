import type { Page } from 'playwright'

/** Adds up the layout shift of each page that is opened from now on, as the browser measures it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift so far, including the half second in which new content is rendered. */
export async function shiftsOf(page: Page): Promise<number> {
  await page.waitForTimeout(500)
  // Set by `watchShifts`.
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}
