import { ref } from 'valtio/vanilla'
import { storedCodeStep } from '../../domain/code/promo'
import { mergedChanges, priceChanges } from '../../domain/line/priceChanges'
import type { Cart } from '../../domain/schema/entities'
import { promoVerbs } from '../code/promo'
import { promoSlot } from '../code/state'
import type { StoreContext } from '../core/context'
import type { CartListener } from '../core/server-cart/serverCart'
import { shippingRuleVerbs } from '../delivery/shippingRule'
import { startParentRule } from '../line/parentRule'
import { lineSlot } from '../line/state'

/**
 * The automatic rules for carts from the server: pass each cart to the returned function together with the
 * previous one. Source: specification §4.
 */
export function cartRules(context: StoreContext): CartListener {
  const settleParents = startParentRule(context)
  const { settleShipping } = context.use(shippingRuleVerbs)

  return (cart, before) => {
    if (!cart) return
    settleStoredCode(context, cart, before)
    notePrices(context, cart, before ?? context.cart.restored())
    settleParents(cart, before)
    void settleShipping(cart)
  }
}

/** Clears a stored code if the cart has dropped it; replaces or revalidates one that differs from the cart's. */
function settleStoredCode(context: StoreContext, cart: Cart, before: Cart | null): void {
  const slot = context.slot(promoSlot)
  // While a code is being applied, the stored code and the cart's may differ briefly.
  if (slot.isPending || (before && cart.discount_code === before.discount_code)) return
  const had = cart.cust_id === before?.cust_id ? before?.discount_code : null
  // One that was applied on another device is not stored here. Unless a change of ours ended it, the shopper may have
  // removed it there, or in another tab.
  const isEndedHere = !cart.discount_code && Object.keys(context.state.pending).length > 0
  const code = slot.storedCode || (isEndedHere ? had : null)
  const step = storedCodeStep(code, cart.discount_code, had)
  if (!code || step === 'keep') return
  if (step === 'revalidate') return void context.use(promoVerbs).revalidate(code)
  slot.storedCode = cart.discount_code || null
  if (step === 'clear' && cart.recipients.length > 0)
    context.events.emit('promo-code-dropped', { code })
}

/** Notes price changes since the cart that the shopper saw last. */
function notePrices({ slot }: StoreContext, cart: Cart, before: Cart | null): void {
  const lines = slot(lineSlot)
  const news = before ? priceChanges(before, cart) : []
  if (news.length === 0 && lines.priceChanges.length === 0) return
  lines.priceChanges = ref([...mergedChanges(lines.priceChanges, news, cart)])
}
