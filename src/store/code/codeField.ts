import { normaliseCode } from '../../domain/code/promo'
import type { StoreContext } from '../core/context'
import type { CodeFieldOutcome } from '../core/state'
import { type GiftCardPage, giftCardActions } from './giftCards'
import { promoActions } from './promo'

/** One field for promo codes and gift cards alike: it finds out which of them a code is. */
export function codeFieldActions(context: StoreContext) {
  const slot = context.state.codeField
  const promo = context.use(promoActions)
  const giftCards = context.use(giftCardActions)

  /** A code that is no promo code is tried as a gift card; what neither takes is an invalid promo code. */
  async function tryCode(code: string, page: GiftCardPage): Promise<CodeFieldOutcome> {
    const status = await promo.statusOf(code)
    if (status !== 'invalid') return promo.apply(code, status)
    const outcome = await giftCards.put(code, page)
    if (outcome === 'applied') return 'gift-card-applied'
    // Where nobody could say whether it is a gift card, it is not called invalid.
    return promo.apply(code, outcome === 'failed' ? 'unknown' : status)
  }

  return {
    /** Applies a code of either kind; one event an attempt. Never rejects. */
    async applyCode(text: string, page: GiftCardPage = 'cart'): Promise<CodeFieldOutcome | null> {
      const code = normaliseCode(text)
      if (code === '' || slot.isPending) return null
      const before = normaliseCode(context.cart.serverCart()?.discount_code ?? '')
      Object.assign(slot, { outcome: null, replaced: null, isPending: true })
      const outcome = await tryCode(code, page)
      const isReplaced = outcome === 'accepted' && before !== '' && before !== code
      Object.assign(slot, { outcome, replaced: isReplaced ? before : null, isPending: false })
      return outcome
    },
    /** Forgets what became of the last attempt, as when a shopper types again. */
    dismissOutcome(): void {
      slot.outcome = null
    },
  }
}
