import { type ApiError, isApiError } from '../../api/client/errors'
import { isOffline } from './isOffline'
import { factsOf, type Reporter } from './report'
import type { Result } from './server-cart/result'

/**
 * Why a change failed. `offline`: it was never sent. `refused`: the server said no. `unsure`: the
 * answer was lost, and the change may have been made. `timeout`: no answer came in time. `unavailable`:
 * the server could not answer. `not-loaded`: the code for it could not be loaded. `gone`: what it
 * was meant for is not in the cart any more.
 */
export type FailureReason =
  | 'offline'
  | 'refused'
  | 'unsure'
  | 'timeout'
  | 'unavailable'
  | 'not-loaded'
  | 'gone'

/** What a verb that sends resolves to. It never rejects, and shows nothing by itself. */
export interface Outcome<TStatus extends string> {
  readonly status: TStatus
  /** Why it failed; absent where it did not. */
  readonly reason?: FailureReason
}

/** What becomes of a plain change. */
export type SaveOutcome = Outcome<'saved' | 'failed'>

/** What becomes of a read: what it reads is in the state. */
export type ReadOutcome = Outcome<'ready'> | Failed

/** A failure with its reason. */
export interface Failed extends Outcome<'failed'> {
  readonly reason: FailureReason
}

export const failed = (reason: FailureReason): Failed => ({ status: 'failed', reason })

/** Reports a change that was not made, and says why. */
export function failure(report: Reporter, result: Result<unknown>): Failed {
  report('change-failed', result.ok ? { kind: 'refused' } : factsOf(result.error))
  return failed(reasonOf(result))
}

/** Why a result is not what was wanted. */
export function reasonOf(result: Result<unknown>): FailureReason {
  if (result.ok) return 'refused'
  if (result.isUnsure) return 'unsure'
  return reasonOfError(result.error)
}

export const READY: ReadOutcome = { status: 'ready' }

/** Reports a read that came to nothing, and says why. */
export function readFailure(report: Reporter, code: string, error: unknown): Failed {
  report(code, factsOf(error))
  return failed(isApiError(error) ? reasonOfError(error) : 'unavailable')
}

/** Why a call failed, by its error. */
export function reasonOfError({ code, kind, status }: ApiError): FailureReason {
  if (code === 'offline' || (kind === 'network' && isOffline())) return 'offline'
  if (kind === 'timeout') return 'timeout'
  return kind === 'http' && (status ?? 500) < 500 ? 'refused' : 'unavailable'
}
