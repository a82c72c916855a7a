import { errorCode } from '../../api/client/parse'
import type { Exchange } from './wire'

/** Whether a call succeeded, with JSON or an empty body. */
export const isDone = ({ status, fault }: Exchange): boolean =>
  fault === null && status !== null && status >= 200 && status < 300

/** Whether a server handled a call without a server error. */
export const isUnderstood = ({ status }: Pick<Exchange, 'status'>): boolean => (status ?? 500) < 500

/**
 * Whether the endpoint itself refused a call. A missing page or a server error is not a refusal; neither
 * is a 404 with an empty body, which any web server returns for an unknown path.
 */
export const isRefusal = ({ status, fault, body }: Exchange): boolean =>
  fault === null &&
  status !== null &&
  status >= 400 &&
  status < 500 &&
  status !== 405 &&
  (status !== 404 || (errorCode(body) !== null && errorCode(body) !== 'not_found'))
