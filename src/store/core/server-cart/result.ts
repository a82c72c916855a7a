import type { ApiError } from '../../../api/client/errors'

/** Outcome of a call: its answer, or why there is none. Never a rejection. */
export type Result<T> =
  | { ok: true; answer: T }
  | {
      ok: false
      error: ApiError
      /** True when the answer was lost and the change may have been made all the same. */
      isUnsure: boolean
    }
