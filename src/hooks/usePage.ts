import type { PageData } from '../domain/page/pageData'
import { useStateSelector } from './useCartSelector'

export interface UsePageResult {
  /** URLs of the page's links; widgets do not show a missing one. */
  links: NonNullable<PageData['links']>
  /** How to get help, as the page provides it. */
  help: NonNullable<PageData['help']>
}

const NOTHING = {}

/** The page's links and help line. */
export function usePage(): UsePageResult {
  const { links, help } = useStateSelector(({ state }) => state.page)
  return { links: links ?? NOTHING, help: help ?? NOTHING }
}
