const KEY = 'giftwell:reloads'

/**
 * Whether the page may reload itself for the sake of a chunk, and notes that it does.
 *
 * Once per release and chunk, and at most twice in ten minutes whatever is missing: a chunk that a
 * reload did not bring is really gone. Where nothing can be noted, not after a reload.
 */
export function mayReload(chunk: string): boolean {
  try {
    const noted: Record<string, number> = JSON.parse(sessionStorage[KEY] ?? '{}')
    const now = Date.now()
    if (noted[chunk] || Object.values(noted).filter((at) => now - at < 600_000)[1]) return false
    noted[chunk] = now
    sessionStorage[KEY] = JSON.stringify(noted)
    return true
  } catch {
    // 0 is a plain navigation; the newer interface says the same in more words.
    return performance.navigation?.type === 0
  }
}
