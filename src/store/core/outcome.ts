import { type ApiError, isApiError } from '../../api/client/errors'
import { isOffline } from './isOffline'
import { factsOf, type Reporter } from './report'
import type { Result } from './server-cart/result'

/**
 * Why a change failed. `offline`: it was never sent. `refused`: the server rejected it. `unsure`: the answer
 * was lost, and the change may have been made. `timeout`: no answer came in time. `unavailable`: the server
 * could not answer. `not-loaded`: its code could not be loaded. `gone`: its target is no longer in the cart,
 * or a later change took its place.
 */
export type FailureReason =
  | 'offline'
  | 'refused'
  | 'unsure'
  | 'timeout'
  | 'unavailable'
  | 'not-loaded'
  | 'gone'

/** What a verb that sends a request resolves to. It never rejects, and shows no message itself. */
export interface Outcome<TStatus extends string> {
  readonly status: TStatus
  /** Why it failed; absent otherwise. */
  readonly reason?: FailureReason
}

/** Outcome of a plain change. */
export type SaveOutcome = Outcome<'saved' | 'failed'>

/** Outcome of a read; the data is in the state. */
export type ReadOutcome = Outcome<'ready'> | Failed

/** A failure with its reason. */
export interface Failed extends Outcome<'failed'> {
  readonly reason: FailureReason
}

export const failed = (reason: FailureReason): Failed => ({ status: 'failed', reason })

/** Reports a change that was not made, and returns the failure. */
export function failure(report: Reporter, result: Result<unknown>): Failed {
  report('change-failed', result.ok ? { kind: 'refused' } : factsOf(result.error))
  return failed(reasonOf(result))
}

/** Why a result is not the expected one. */
export function reasonOf(result: Result<unknown>): FailureReason {
  if (result.ok) return 'refused'
  if (result.isUnsure) return 'unsure'
  return reasonOfError(result.error)
}

export const READY: ReadOutcome = { status: 'ready' }

/** Reports a failed read, and returns the failure. */
export function readFailure(report: Reporter, code: string, error: unknown): Failed {
  report(code, factsOf(error))
  return failed(isApiError(error) ? reasonOfError(error) : 'unavailable')
}

/** The reason for a call's failure, from its error. */
export function reasonOfError({ code, kind, status }: ApiError): FailureReason {
  if (code === 'offline' || (kind === 'network' && isOffline())) return 'offline'
  if (kind === 'timeout') return 'timeout'
  return kind === 'http' && (status ?? 500) < 500 ? 'refused' : 'unavailable'
}
