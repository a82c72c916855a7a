import { isApiError } from '../../api/client/errors'

/** What a failure report can include: no bodies, names, addresses, codes or filled paths (reliability §13). */
export interface ReportFacts {
  /** Method and path template of the endpoint. */
  endpoint?: string
  status?: number | null
  kind?: string
  app?: string
  detail?: string
}

/** Receives failures that the shopper can do nothing about. */
export type Reporter = (code: string, facts: ReportFacts) => void

/** Turns a caught error into facts that are safe to send. */
export function factsOf(error: unknown): ReportFacts {
  if (isApiError(error)) return { endpoint: error.endpoint, status: error.status, kind: error.kind }
  return { kind: error instanceof Error ? error.name : 'unknown' }
}

/** A reporter that never throws: exceptions of the host's own reporter are dropped. */
export function safeReporter(report: Reporter | undefined): Reporter {
  return (code, facts) => {
    try {
      report?.(code, facts)
    } catch {
      // A broken reporter must have no visible effect, and there is nowhere left to report it.
    }
  }
}
