import { getMiniCart, getQuickCartCheck } from '../api/cart'
import { cents } from '../domain/money'
import type { StoreContext } from './context'
import { factsOf } from './report'

/** The small cart of the page header: a count and a subtotal, until the whole cart is there. */
export function miniCartActions({ state, api, cart, report }: StoreContext) {
  const slot = state.miniCart
  let loading: Promise<boolean> | null = null

  async function read(): Promise<boolean> {
    slot.status = 'loading'
    const version = cart.version()
    try {
      const { mini_cart } = await api.call(getMiniCart, {})
      const { item_count, subtotal } = mini_cart
      Object.assign(slot, {
        status: 'ready',
        itemCount: item_count ?? null,
        subtotalCents: subtotal == null ? null : cents(subtotal),
      })
      if (mini_cart.cart) cart.take(mini_cart.cart, version)
      return true
    } catch (error) {
      report('mini-cart-failed', factsOf(error))
      slot.status = 'failed'
      return false
    }
  }

  return {
    /** Reads the mini cart; reads under way are one. Never rejects. */
    loadMiniCart(): Promise<boolean> {
      loading ??= read().finally(() => {
        loading = null
      })
      return loading
    },
    /** Asks how many items there are, and nothing else. Never rejects. */
    async checkCount(): Promise<number | null> {
      try {
        const { item_count } = await api.call(getQuickCartCheck, {})
        slot.itemCount = item_count ?? slot.itemCount
        return slot.itemCount
      } catch (error) {
        report('quick-check-failed', factsOf(error))
        return null
      }
    },
  }
}
