/** Where a shopper was in a list: how many items were shown, and the scroll position. */
export interface ListPlace {
  readonly shown: number
  readonly top: number
}

/** Our field in the history entry's state, next to whatever the page keeps there. */
const KEY = 'giftwellList'

/** Where the shopper was when they left this history entry; null for a new entry. */
export function readPlace(): ListPlace | null {
  const place = entry()?.[KEY] as Partial<ListPlace> | undefined
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
  if (!place || !isCount(place.shown) || !isCount(place.top)) return null
  return { shown: Math.min(Math.max(0, place.shown), 1000), top: Math.max(0, place.top) }
}

/**
 * Saves it in the history entry, so that Back restores it; does nothing if the browser refuses. Never
 * overwrites state that the page stored there in another shape.
 */
export function keepPlace(shown: number): void {
  const before = entry()
  if (!before && history.state !== null) return
  try {
    const place: ListPlace = { shown, top: Math.round(scrollY) }
    history.replaceState({ ...before, [KEY]: place }, '')
  } catch {
    // Some browsers throttle frequent writes.
  }
}

/** Scrolls down to a place once the items are painted. Never up: the browser does that if the page is tall enough. */
export function goTo({ top }: ListPlace): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (scrollY < top) scrollTo({ top, behavior: 'instant' })
    }),
  )
}

function entry(): Record<string, unknown> | null {
  const state: unknown = history.state
  // The check leaves null or a plain object.
  return typeof state === 'object' && !Array.isArray(state)
    ? (state as Record<string, unknown> | null)
    : null
}
