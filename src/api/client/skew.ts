/** Below this the device's clock is taken as right, in milliseconds. */
const TOLERATED_MS = 60_000

/**
 * How far the server's clock is ahead of the device's, in milliseconds, from a `Date` header.
 *
 * 0 where they differ by a minute or less; null where the header says nothing.
 */
export function measureSkew(header: string | null, deviceNow: number): number | null {
  const server = header ? Date.parse(header) : Number.NaN
  if (!Number.isFinite(server)) return null
  const skew = server - deviceNow
  return Math.abs(skew) > TOLERATED_MS ? skew : 0
}
