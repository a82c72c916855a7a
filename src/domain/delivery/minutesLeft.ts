/** Whole minutes until an instant, so that nothing is promised late; null once there is none left. */
export function minutesLeft(until: number | null, now: number | null): number | null {
  if (until === null || now === null || until <= now) return null
  return Math.floor((until - now) / 60_000)
}
