const KEY = 'giftwell:reloads'
const SOME_MINUTES_MS = 600_000
const MOST_IN_SOME_MINUTES = 2

/**
 * Whether the page may reload itself for the sake of a chunk, and notes that it does.
 *
 * Once per release and chunk, and at most twice in ten minutes whatever is missing: a chunk that a
 * reload did not bring is really gone. Where nothing can be noted, not after a reload.
 */
export function mayReload(release: string, number: number): boolean {
  const chunk = `${release}:${number}`
  try {
    const noted: Record<string, number> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const since = Date.now() - SOME_MINUTES_MS
    const recent = Object.values(noted).filter((at) => at > since)
    if (Object.hasOwn(noted, chunk) || recent.length >= MOST_IN_SOME_MINUTES) return false
    sessionStorage.setItem(KEY, JSON.stringify({ ...noted, [chunk]: Date.now() }))
    return true
  } catch {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload'
  }
}
