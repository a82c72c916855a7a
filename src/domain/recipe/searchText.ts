import { cut } from '../cut'

/** The most of a query that is searched for (screens §3.15). */
export const MOST_SEARCHED = 100

/** A query as it is searched for, and whether something of it was left out. */
export interface SearchText {
  readonly text: string
  readonly isCut: boolean
}

/**
 * What is searched for: words apart by single spaces, without control characters, 100 characters at most.
 * It is text, whatever stands in it.
 */
export function searchText(typed: string | null | undefined): SearchText {
  const whole = (typed ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  const text = cut(whole, MOST_SEARCHED).trim()
  return { text, isCut: whole.length > MOST_SEARCHED }
}
