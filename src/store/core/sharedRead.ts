/**
 * Creates a read that callers share while the cart is unchanged since the read began. A call after a change
 * starts a new read; `newer` gives the older read the newer one's result, or null if there is none, so that a
 * late answer changes nothing.
 */
export function sharedRead<T>(
  version: () => number,
  read: (newer: () => Promise<T> | null) => Promise<T>,
): () => Promise<T> {
  let newest = 0
  let result: Promise<T> | null = null
  let sharedAt: number | null = null

  return () => {
    if (result && sharedAt === version()) return result
    newest += 1
    const mine = newest
    sharedAt = version()
    const end = () => {
      if (mine === newest) sharedAt = null
    }
    result = read(() => (mine === newest ? null : result))
    result.then(end, end)
    return result
  }
}
