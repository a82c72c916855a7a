import type { PageData } from '../domain/page/pageData'
import { pageActions } from '../store/page/page'
import { useStore } from './StoreProvider'

/**
 * Adds products, links and help to the data that every widget on the page shares, for example when a list
 * loads products that the page did not name. Newer data wins.
 *
 * @example
 * const addPageData = useAddPageData()
 * addPageData({ products: [product] })
 */
export function useAddPageData(): (data: PageData) => void {
  return useStore().use(pageActions).addPageData
}
