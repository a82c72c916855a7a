import type { Row } from '../row'
import { ApiError } from './errors'

/**
 * The path of a row with its parameters filled in, each encoded as one segment.
 *
 * Throws an `ApiError` of kind `bad-input` for an empty parameter or a dot segment, which a browser
 * would fold into another endpoint's address however it is encoded.
 */
export function fillPath(row: Row, params: Readonly<Record<string, string | number>> = {}): string {
  return row.path.replace(/\{(\w{1,40})\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? String(params[name]) : ''
    if (value === '' || value === '.' || value === '..') throw new ApiError(row, 'bad-input')
    return encodeURIComponent(value.toWellFormed())
  })
}

/** Whether a base URL leads to the page's own origin; a secret header goes nowhere else. */
export function isOwnOrigin(baseUrl: string): boolean {
  if (/^\/(?![/\\])/.test(baseUrl)) return true
  if (typeof location === 'undefined') return false
  try {
    return new URL(baseUrl, location.href).origin === location.origin
  } catch {
    return false
  }
}
