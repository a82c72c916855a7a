import type { ApiError } from '../../../api/client/errors'

/** Result of a call: its answer, or why there is none. Never rejects. */
export type Result<T> =
  | { ok: true; answer: T }
  | {
      ok: false
      error: ApiError
      /** True if the answer was lost and the change may have been made. */
      isUnsure: boolean
    }
