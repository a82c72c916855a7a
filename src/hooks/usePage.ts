import type { PageData } from '../domain/page/pageData'
import { useStateSelector } from './useCartSelector'

export interface UsePageResult {
  /** Where the page's links lead; one that is missing is not shown. */
  links: NonNullable<PageData['links']>
  /** How to get help, as the page says. */
  help: NonNullable<PageData['help']>
}

const NOTHING = {}

/** What the page says of itself: its links and its help line. */
export function usePage(): UsePageResult {
  const { links, help } = useStateSelector(({ state }) => state.page)
  return { links: links ?? NOTHING, help: help ?? NOTHING }
}
