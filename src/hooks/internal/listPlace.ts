/** Where a shopper was in a list: how much of it was shown, and how far down the page they were. */
export interface ListPlace {
  readonly shown: number
  readonly top: number
}

/** Our field of the entry in the browser's history, beside what the page keeps there. */
const KEY = 'giftwellList'

/** Where the shopper was when they left this entry of the history; null for one that is new. */
export function readPlace(): ListPlace | null {
  const place = entry()?.[KEY] as Partial<ListPlace> | undefined
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
  if (!place || !isCount(place.shown) || !isCount(place.top)) return null
  return { shown: Math.min(Math.max(0, place.shown), 1000), top: Math.max(0, place.top) }
}

/**
 * Keeps it with the entry, so that Back finds it again; what the browser does not let is not missed. What a
 * page has put there in another shape is not written over.
 */
export function keepPlace(shown: number): void {
  const before = entry()
  if (!before && history.state !== null) return
  try {
    const place: ListPlace = { shown, top: Math.round(scrollY) }
    history.replaceState({ ...before, [KEY]: place }, '')
  } catch {
    // Some browsers stop who writes too often.
  }
}

function entry(): Record<string, unknown> | null {
  const state: unknown = history.state
  // An object is what was asked for.
  return typeof state === 'object' && !Array.isArray(state)
    ? (state as Record<string, unknown> | null)
    : null
}
