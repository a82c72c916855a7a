import { getMiniCart } from '../../api/miniCart'
import { cents } from '../../domain/money'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome, readFailure } from '../core/outcome'
import { sharedRead } from '../core/sharedRead'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** The state that `miniCartActions` keeps. */
export interface MiniCartSlot {
  status: LoadStatus
  itemCount: number | null
  /** US cents. */
  subtotalCents: number | null
}

/** The mini cart in the page header. */
const miniCartSlot = defineSlot<MiniCartSlot>({
  name: 'miniCart',
  initial: () => ({ status: 'idle', itemCount: null, subtotalCents: null }),
  clear(slot) {
    Object.assign(slot, { itemCount: 0, subtotalCents: 0 })
  },
})

function miniCartVerbs({ api, cart, report, ...context }: StoreContext) {
  const slot = context.slot(miniCartSlot)
  let asked = 0

  async function read(newer: () => Promise<ReadOutcome> | null): Promise<ReadOutcome> {
    asked += 1
    const mine = asked
    slot.status = 'loading'
    const version = cart.version()
    const before = cart.serverCart()
    try {
      const { mini_cart } = await api.call(getMiniCart, {})
      const newerRead = newer()
      if (newerRead) return newerRead
      const { item_count, subtotal } = mini_cart
      Object.assign(slot, {
        status: 'ready',
        itemCount: mine === asked ? (item_count ?? null) : slot.itemCount,
        subtotalCents: subtotal == null ? null : cents(subtotal),
      })
      // A cart that was read in the meantime is newer.
      if (mini_cart.cart && cart.serverCart() === before) cart.take(mini_cart.cart, version)
      return READY
    } catch (error) {
      if (!newer()) slot.status = 'failed'
      return readFailure(report, 'mini-cart-failed', error)
    }
  }

  return {
    /** Reads the mini cart; concurrent reads share one request until the cart changes. Never rejects. */
    loadMiniCart: sharedRead(cart.version, read),
  }
}

/** The mini cart in the page header: a count and a subtotal until the whole cart is loaded. */
export const miniCartActions = defineFeature({ ...miniCartSlot, actions: miniCartVerbs })
