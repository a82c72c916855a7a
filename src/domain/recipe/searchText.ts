import { cut } from '../cut'

/** Maximum length of a search query (screens §3.15). */
export const MOST_SEARCHED = 100

/** A query as it is searched for, and whether it was cut. */
export interface SearchText {
  readonly text: string
  readonly isCut: boolean
}

/**
 * Normalizes a search query: single spaces between words, no control characters, at most 100 characters. Always
 * treated as text.
 */
export function searchText(typed: string | null | undefined): SearchText {
  const whole = (typed ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  const text = cut(whole, MOST_SEARCHED).trim()
  return { text, isCut: whole.length > MOST_SEARCHED }
}
