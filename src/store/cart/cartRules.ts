import { ref } from 'valtio/vanilla'
import { storedCodeStep } from '../../domain/code/promo'
import { priceChanges, toldChanges } from '../../domain/line/priceChanges'
import type { Cart } from '../../domain/schema/entities'
import { promoVerbs } from '../code/promo'
import { promoSlot } from '../code/state'
import type { StoreContext } from '../core/context'
import type { CartListener } from '../core/server-cart/serverCart'
import { startShippingRule } from '../delivery/shippingRule'
import { startParentRule } from '../line/parentRule'
import { lineSlot } from '../line/state'

/**
 * The automatic rules for carts from the server: pass each cart to the returned function together with the
 * previous one. Source: specification §4.
 */
export function cartRules(context: StoreContext): CartListener {
  const settleParents = startParentRule(context)
  const settleShipping = startShippingRule(context)

  return (cart, before) => {
    if (!cart) return
    settleStoredCode(context, cart, before)
    notePrices(context, cart, before ?? context.cart.restored())
    settleParents(cart, before)
    settleShipping(cart)
  }
}

/** Clears a stored code if the cart has none; revalidates one that differs from the cart's. */
function settleStoredCode(context: StoreContext, cart: Cart, before: Cart | null): void {
  const slot = context.slot(promoSlot)
  // While a code is being applied, the stored code and the cart's may differ briefly.
  if (slot.isPending || (before && cart.discount_code === before.discount_code)) return
  const step = storedCodeStep(slot.storedCode, cart.discount_code)
  if (step === 'clear') slot.storedCode = null
  if (step === 'revalidate' && slot.storedCode) {
    void context.use(promoVerbs).revalidate(slot.storedCode)
  }
}

/** Notes price changes since the cart that the shopper saw last. */
function notePrices({ slot }: StoreContext, cart: Cart, before: Cart | null): void {
  const lines = slot(lineSlot)
  const news = before ? priceChanges(before, cart) : []
  if (news.length === 0 && lines.priceChanges.length === 0) return
  lines.priceChanges = ref([...toldChanges(lines.priceChanges, news, cart)])
}
