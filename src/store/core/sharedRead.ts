/**
 * Makes a read that callers share for as long as the cart stands as it did when the read began. One
 * that is asked for after a change starts again; `newer` gives the older one the newer one's result,
 * null where there is none, so that a late answer changes nothing.
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
