import type { ApiError } from '../../api/client/errors'
import { valueIn } from './valueIn'

/** How long an account stays locked if the server does not say, in minutes. */
const QUARTER_HOUR = 15

/** Minutes for which too many wrong passwords have locked an account; null if it is not locked. */
export function lockedFor(error: ApiError | null): number | null {
  if (error?.status !== 429) return null
  const minutes = valueIn(error, 'minutes')
  return typeof minutes === 'number' ? minutes : QUARTER_HOUR
}
