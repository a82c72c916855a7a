import { fits } from '../../domain/schema/guard'
import type { Row } from '../row'
import { ApiError } from './errors'

/**
 * Parses a body as JSON, regardless of its content type; null for an empty one.
 *
 * Throws `not-json` for HTML, a truncated body or plain text.
 */
export function parseBody(row: Row, text: string, status: number): unknown {
  const body = text.trim()
  if (body === '') return null
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new ApiError(row, 'not-json', { status, cause })
  }
}

/**
 * Returns a row's answer if it passes the row's guard.
 *
 * If the row allows an empty answer, a mismatch counts as empty; otherwise throws `wrong-shape`. Throws `http` for
 * a change that was refused with a successful status.
 */
export function guardAnswer(row: Row, answer: unknown, status: number): unknown {
  if (isRefusal(row, answer))
    throw new ApiError(row, 'http', { status, data: answer, code: errorCode(answer) })
  if (!row.answer) return null
  // valibot accepts an array as an object, but an answer never uses one that way.
  const isRightKind = Array.isArray(answer) === (row.answer.type === 'array')
  if (isRightKind && fits(row.answer, answer)) return answer
  if (fits(row.answer, null)) return null
  throw new ApiError(row, 'wrong-shape', { status })
}

/** Whether an answer refuses a change, except by a `status` that its row requires, such as an order's. */
// Assumption: a server can refuse a change with 200 and `"success": false`.
function isRefusal({ method, answer: schema }: Row, answer: unknown): boolean {
  const { success, status } = Object(answer)
  const hasStatus = typeof status === 'string' && 'status' in Object(Object(schema).entries)
  return method !== 'GET' && success === false && !hasStatus
}

/** The server's error code: `{ "error": "cart_not_found" }`, or the same under `code`. */
export function errorCode(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const { error, code } = data as { error?: unknown; code?: unknown }
  return [error, code].find((word): word is string => typeof word === 'string') ?? null
}
