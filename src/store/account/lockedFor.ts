import type { ApiError } from '../../api/client/errors'
import { valueIn } from './valueIn'

/** How long an account stays locked, where the server does not say. */
const QUARTER_HOUR = 15

/** For how many minutes too many wrong passwords have locked an account; null where they have not. */
export function lockedFor(error: ApiError | null): number | null {
  if (error?.status !== 429) return null
  const minutes = valueIn(error, 'minutes')
  return typeof minutes === 'number' ? minutes : QUARTER_HOUR
}
