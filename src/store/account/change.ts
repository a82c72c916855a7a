import { type ApiError, isApiError, isSignedOut } from '../../api/client/errors'
import type { StoreContext } from '../core/context'
import { type Failed, readFailure } from '../core/outcome'

/** Result of an account call: its answer, or why there is none. */
export type AccountResult<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly failure: Failed; readonly error: ApiError | null }

/** Makes a call and returns its result; reports a failure under `code`. Never rejects. */
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
 * Makes an account call. Emits `session-expired` when the session is over, and reports a failure under `code`.
 * Never rejects.
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

/** Whether the server says that nobody is signed in anymore. */
export const isSessionOver = (result: AccountResult<unknown>): boolean =>
  !result.ok && isSignedOut(result.error)

/** Whether a failed call may have been carried out anyway. */
export const isUnsure = (result: AccountResult<unknown>): boolean =>
  !result.ok && result.failure.reason !== 'refused' && result.failure.reason !== 'offline'

/** Whether the API itself answered 404; a proxy's 404 page has no data and does not count. */
export const isNotFound = (result: AccountResult<unknown>): boolean =>
  !result.ok && result.error?.status === 404 && result.error.data !== null
