import type { Page } from 'playwright'

/**
 * Moves the focus with a key until it returns to the start; returns the names of elements that are not fully
 * visible when focused.
 */
export async function unseenBy(page: Page, key: string, atMost = 300): Promise<string[]> {
  await page.evaluate(startLooking)
  const unseen: string[] = []
  for (let steps = 0; steps < atMost; steps++) {
    await page.keyboard.press(key)
    const { isNew, hidden } = await page.evaluate(look)
    if (!isNew) return steps < 2 ? [`${key} moves nothing`] : unseen
    if (hidden) unseen.push(hidden)
  }
  return unseen
}

function startLooking(): void {
  Object.assign(window, { seenByTab: new WeakSet() })
}

/** Whether the focus is on a new element, and what hides it or looks wrong; runs in the page. */
async function look(): Promise<{ isNew: boolean; hidden: string | null }> {
  const known = Reflect.get(window, 'seenByTab') as WeakSet<Element>
  const active = () => document.activeElement ?? document.body
  const isSomewhereNew = () => active() !== document.body && !known.has(active())
  // An effect may move it; Preact runs effects some frames after the key.
  for (let frames = 0; !isSomewhereNew() && frames < 12; frames++)
    await new Promise(requestAnimationFrame)
  const isNew = isSomewhereNew()
  const focused = active()
  known.add(focused)
  let found = isNew ? hider() : null
  // Waits some frames for what moves after the focus change.
  for (let frames = 0; found && frames < 12; frames++) {
    await new Promise(requestAnimationFrame)
    found = hider()
  }
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? ''
  return { isNew, hidden: found && `${focused.tagName} ${name.slice(0, 40)}: ${found}` }

  function hider(): string | null {
    // The focus ring follows rounded corners.
    if (getComputedStyle(focused).borderStartStartRadius === '0px') return 'in a square ring'
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    if (right - left < 2 || bottom - top < 2) return 'has no size'
    const [x1, x2, y1, y2] = [left + 1, right - 1, top + 1, bottom - 1]
    for (const x of [x1, (x1 + x2) / 2, x2]) {
      for (const y of [y1, (y1 + y2) / 2, y2]) {
        const hit = document.elementFromPoint(x, y)
        if (!hit) return `outside the window at ${Math.round(x)}, ${Math.round(y)}`
        if (!belongs(hit)) {
          return `under ${hit.tagName} ${hit.className} at ${Math.round(x)}, ${Math.round(y)}`
        }
      }
    }
    return null
  }
  /** The element itself, its container (at a rounded corner), or a label on top of it. */
  function belongs(hit: Element): boolean {
    const labels = [...((focused as HTMLInputElement).labels ?? [])]
    return focused.contains(hit) || hit.contains(focused) || labels.some((it) => it.contains(hit))
  }
}
