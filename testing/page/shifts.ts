import type { Page } from 'playwright'

/** Adds up how much of each page that is opened from now on moves by itself, as the browser counts it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much of the page has moved so far, and in the half second in which what has come is drawn. */
export async function shiftsOf(page: Page): Promise<number> {
  await page.waitForTimeout(500)
  // Put there by `watchShifts`.
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}
