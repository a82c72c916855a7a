import type { Row } from '../row'
import { ApiError } from './errors'

/**
 * Fills the parameters into a row's path, each encoded as one segment.
 *
 * Throws an `ApiError` of kind `bad-input` for an empty parameter or a dot segment, which a browser
 * would resolve to another endpoint's URL however it is encoded.
 */
export function fillPath(row: Row, params: Readonly<Record<string, string | number>> = {}): string {
  return row.path.replace(/\{(\w{1,40})\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? String(params[name]) : ''
    if (value === '' || value === '.' || value === '..') throw new ApiError(row, 'bad-input')
    return encodeURIComponent(value.toWellFormed())
  })
}

/** Whether a base URL is on the page's own origin; a secret header is sent nowhere else. */
export function isOwnOrigin(baseUrl: string): boolean {
  if (/^\/(?![/\\])/.test(baseUrl)) return true
  if (typeof location === 'undefined') return false
  try {
    return new URL(baseUrl, location.href).origin === location.origin
  } catch {
    return false
  }
}
