import { vi } from 'vitest'

/** Gives a test in Node a page to listen to: events dispatched on it arrive like the window's own. */
export function stubPage(): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return page
}
