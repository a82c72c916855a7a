import { type ApiError, isApiError, isSignedOut } from '../../api/client/errors'
import type { StoreContext } from '../core/context'
import { type Failed, readFailure } from '../core/outcome'

/** What came of a call about an account: its answer, or why there is none. */
export type AccountResult<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly failure: Failed; readonly error: ApiError | null }

/** Calls, and gives what came of it; what fails is reported under `code`. Never rejects. */
export async function resultOf<T>(
  { report }: StoreContext,
  code: string,
  call: () => Promise<T>,
): Promise<AccountResult<T>> {
  try {
    return { ok: true, answer: await call() }
  } catch (caught) {
    const error = isApiError(caught) ? caught : null
    return { ok: false, failure: readFailure(report, code, caught), error }
  }
}

/**
 * Calls for an account. A session that is over is told of by `session-expired`; what fails is reported
 * under `code`. Never rejects.
 */
export async function callForAccount<T>(
  context: StoreContext,
  code: string,
  call: () => Promise<T>,
): Promise<AccountResult<T>> {
  const result = await resultOf(context, code, call)
  if (isSessionOver(result)) context.events.emit('session-expired', {})
  return result
}

/** Whether the shop knows nobody any more. */
export const isSessionOver = (result: AccountResult<unknown>): boolean =>
  !result.ok && isSignedOut(result.error)

/** Whether what failed may be done all the same. */
export const isUnsure = (result: AccountResult<unknown>): boolean =>
  !result.ok && result.failure.reason !== 'refused' && result.failure.reason !== 'offline'

/** Whether the shop says that there is no such thing; a page of a proxy, which says nothing of it, has no data. */
export const isNotFound = (result: AccountResult<unknown>): boolean =>
  !result.ok && result.error?.status === 404 && result.error.data !== null
