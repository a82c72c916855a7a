import { fits } from '../../domain/schema/guard'
import type { Row } from '../row'
import { ApiError } from './errors'

/**
 * A body as JSON, whatever its content type says; null for an empty one.
 *
 * A page of markup, a cut body and plain text are refused with `not-json`.
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
 * The answer of a row once its guard has passed it.
 *
 * Where a row may answer nothing, what does not fit counts as nothing; elsewhere it is `wrong-shape`.
 */
export function guardAnswer(row: Row, answer: unknown, status: number): unknown {
  if (!row.answer) return null
  // An array passes for an object with valibot, and is never one in an answer.
  const isRightKind = Array.isArray(answer) === (row.answer.type === 'array')
  if (isRightKind && fits(row.answer, answer)) return answer
  if (fits(row.answer, null)) return null
  throw new ApiError(row, 'wrong-shape', { status })
}

/** The server's own word for an error: `{ "error": "cart_not_found" }`, or the same under `code`. */
export function errorCode(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const { error, code } = data as { error?: unknown; code?: unknown }
  return [error, code].find((word): word is string => typeof word === 'string') ?? null
}
