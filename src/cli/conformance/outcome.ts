import { errorCode } from '../../api/client/parse'
import type { Exchange } from './wire'

/** Whether a call was done: a success with JSON or nothing in it. */
export const isDone = ({ status, fault }: Exchange): boolean =>
  fault === null && status !== null && status >= 200 && status < 300

/** Whether a server understood a call, and did not break over it. */
export const isUnderstood = ({ status }: Pick<Exchange, 'status'>): boolean => (status ?? 500) < 500

/**
 * Whether a call was refused by somebody who understood it. A page that is not found or a server that
 * broke is no refusal; neither is 404 with an empty body, which any web server answers for an unknown path.
 */
export const isRefusal = ({ status, fault, body }: Exchange): boolean =>
  fault === null &&
  status !== null &&
  status >= 400 &&
  status < 500 &&
  status !== 405 &&
  (status !== 404 || (errorCode(body) !== null && errorCode(body) !== 'not_found'))
