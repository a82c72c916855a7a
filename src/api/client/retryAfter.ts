const LONGEST_PAUSE_MS = 30_000

/** Converts a `Retry-After` header, seconds or a date, to milliseconds, at most 30 s; null if missing or invalid. */
export function retryAfter(header: string | null, now: number): number | null {
  if (!header) return null
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_PAUSE_MS) : null
}
