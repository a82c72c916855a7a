import type { StoreContext } from '../core/context'

/** Reading the cart, which every screen begins with. */
export function readingActions({ cart }: StoreContext) {
  let loading: Promise<boolean> | null = null

  return {
    /** Reads the cart unless it is there; resolves to whether there is one. Never rejects. */
    load(): Promise<boolean> {
      if (cart.serverCart()) return Promise.resolve(true)
      loading ??= cart.refresh().then((isThere) => {
        loading = null
        return isThere
      })
      return loading
    },
    /** Reads the cart again. Never rejects. */
    refresh(): Promise<boolean> {
      return cart.refresh()
    },
  }
}
