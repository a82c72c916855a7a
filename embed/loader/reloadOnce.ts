const KEY = 'giftwell:reloads'

/**
 * Whether the page may reload itself because of a chunk; records that it does.
 *
 * Once per release and chunk, and at most twice in ten minutes overall: a chunk that is still missing after a
 * reload is really gone. If nothing can be recorded, not after a reload.
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
    // 0 is a plain navigation; the newer API is more verbose.
    return performance.navigation?.type === 0
  }
}
