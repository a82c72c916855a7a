import type { PromoOutcome } from '../domain/code/promo'
import { promoActions } from '../store/code/actions'
import type { PromoApplyOutcome } from '../store/code/promo'
import type { Failed, SaveOutcome } from '../store/core/outcome'
import { promoTexts } from '../texts/code'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector } from './useCartSelector'
import { useTexts } from './useTexts'

export interface UsePromoResult {
  /** The code on the cart, or null when there is none. */
  code: string | null
  /** Outcome of the last attempt; null before the first and after a removal. */
  outcome: PromoOutcome | null
  /** The text to show for `outcome`; null when there is nothing to say. */
  message: string | null
  /** True while a code is being applied or removed. */
  isPending: boolean
  /**
   * Applies a code; an accepted one replaces the older one. Resolves to `apply-error` with `gone`, which needs no
   * message, if a later code or a removal took its place. Never rejects.
   */
  apply(code: string): Promise<PromoApplyOutcome | Failed>
  /** Removes the code from the cart. Never rejects. */
  remove(): Promise<SaveOutcome>
  /** Clears the last outcome. */
  dismissOutcome(): void
}

/**
 * The cart's promo code, with functions to apply and remove one. Does not load the cart: use it with `useCart`.
 *
 * A rejected code is an outcome, not an exception, so `apply` can be called
 * straight from an event handler.
 *
 * @example
 * const { message, apply } = usePromo()
 * return <button onClick={() => apply('STEAK10')}>{message ?? 'Apply'}</button>
 */
export function usePromo(): UsePromoResult {
  const store = useStore()
  const { apply, remove, dismissOutcome } = store.use(promoActions)
  const code = useCartSelector((cart) => cart?.discount_code || null)
  const { outcome, isPending } = useSlot(promoActions)
  const texts = useTexts(promoTexts)

  return {
    code,
    outcome,
    message: outcome && texts[outcome],
    isPending,
    apply,
    remove,
    dismissOutcome,
  }
}
