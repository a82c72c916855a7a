/** A request that was sent before the client was there. */
export interface EarlyAnswer {
  answer: Promise<Response>
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** Early requests by absolute URL; null once they were taken, so that none is sent twice. */
export type EarlyReads = Map<string, EarlyAnswer | null>

/** Sends a read with the headers and credentials of the client, unless it was sent before. */
export function readEarly(reads: EarlyReads, send: typeof fetch, url: string): void {
  if (reads.has(url)) return
  const answer = send(url, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  })
  // The client sends it again; a failure that nobody takes is nobody's.
  answer.catch(() => {})
  reads.set(url, { answer, at: Date.now() })
}
