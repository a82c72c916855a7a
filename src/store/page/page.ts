import { ref } from 'valtio/vanilla'
import type { PageData } from '../../domain/page/pageData'
import { skuIndex } from '../../domain/product/products'
import type { StoreContext } from '../core/context'

/** What the page says of itself. */
export function pageActions({ state }: StoreContext) {
  return {
    /** Takes what a page, or a part that came later, adds to what is known; newer words win. */
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
