import { ref } from 'valtio/vanilla'
import type { PageData } from '../../domain/page/pageData'
import { skuIndex } from '../../domain/product/products'
import type { StoreContext } from '../core/context'

/** Data that the page provides. */
export function pageActions({ state }: StoreContext) {
  return {
    /** Merges data from the page, or from a part that loads later; newer values win. */
    addPageData({ products, links, help }: PageData): void {
      if (products?.length)
        state.products = ref(new Map([...state.products, ...skuIndex(products)]))
      state.page = ref({
        links: { ...state.page.links, ...links },
        help: { ...state.page.help, ...help },
      })
    },
  }
}
