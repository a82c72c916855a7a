/** How often something failed in a session, and until when that counts, in milliseconds since 1970. */
export interface SessionTries {
  count: number
  until: number
}

/** The minutes to wait after too many failures; 0 if another try is allowed. */
export const minutesToWait = (
  tries: SessionTries | undefined,
  most: number,
  now: number,
): number =>
  tries && tries.until > now && tries.count >= most ? Math.ceil((tries.until - now) / 60_000) : 0

/** The count after another failure; `ms` is how long a first one counts. */
export const oneMore = (tries: SessionTries | undefined, ms: number, now: number): SessionTries =>
  tries && tries.until > now ? { ...tries, count: tries.count + 1 } : { count: 1, until: now + ms }
