/** Minutes until an instant, rounded down so that nothing is promised late; null if it has passed. */
export function minutesLeft(until: number | null, now: number | null): number | null {
  if (until === null || now === null || until <= now) return null
  return Math.floor((until - now) / 60_000)
}
