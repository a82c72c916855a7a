import type { Page } from 'playwright'

/* A shopper without a mouse. */

interface Focused {
  name: string
  role: string
  isOnBody: boolean
}

/** The focused element, by its accessible name as far as the DOM contains it. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const name =
      element.getAttribute('aria-label') ??
      (labels.map(({ textContent }) => textContent).join(' ') ||
        by.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        element.textContent ||
        '')
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      isOnBody: element === document.body,
    }
  })

/** Presses Tab until an element with this name has focus; fails after a full round of the page. */
export async function tabTo(page: Page, name: RegExp, back = false): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const now = await focused(page)
    seen.push(now.name)
    if (name.test(now.name)) return
  }
  throw new Error(`Tab never came to ${name}: ${seen.join(' | ')}`)
}
