import { isApiError } from '../../api/client/errors'

/** What may be told of a failure: no bodies, names, addresses, codes or filled paths (reliability §13). */
export interface ReportFacts {
  /** Method and path template of the endpoint. */
  endpoint?: string
  status?: number | null
  kind?: string
  app?: string
  detail?: string
}

/** Where failures go that no shopper can do anything about. */
export type Reporter = (code: string, facts: ReportFacts) => void

/** Turns what was caught into facts that are safe to send away. */
export function factsOf(error: unknown): ReportFacts {
  if (isApiError(error)) return { endpoint: error.endpoint, status: error.status, kind: error.kind }
  return { kind: error instanceof Error ? error.name : 'unknown' }
}

/** A reporter that cannot hurt: whatever the host's own throws is dropped. */
export function safeReporter(report: Reporter | undefined): Reporter {
  return (code, facts) => {
    try {
      report?.(code, facts)
    } catch {
      // A broken reporter must have no visible effect, and there is nobody left to tell.
    }
  }
}
