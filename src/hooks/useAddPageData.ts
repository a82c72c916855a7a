import type { PageData } from '../domain/page/pageData'
import { pageActions } from '../store/page/page'
import { useStore } from './StoreProvider'

/**
 * Adds to what all that is drawn on a page knows of its products, links and help, as when a list knows
 * products that the page itself has not named. Newer words win.
 *
 * @example
 * const addPageData = useAddPageData()
 * addPageData({ products: [product] })
 */
export function useAddPageData(): (data: PageData) => void {
  return useStore().use(pageActions).addPageData
}
