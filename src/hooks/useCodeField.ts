import { codeFieldActions } from '../store/code/actions'
import type { CodeFieldOutcome } from '../store/code/codeField'
import type { GiftCardPage } from '../store/code/giftCards'
import type { CodeFieldStatus } from '../store/code/state'
import type { Failed } from '../store/core/outcome'
import { giftCardTexts, promoTexts } from '../texts/code'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useTexts } from './useTexts'

export interface UseCodeFieldResult {
  /** Outcome of the last code; null before the first, and once the cart no longer has it. */
  outcome: CodeFieldStatus | null
  /** The text to show for `outcome`; null when there is nothing to say. */
  message: string | null
  /** The code that the accepted one replaced; null if there was none. */
  replacedCode: string | null
  /** True while a code is being applied. */
  isPending: boolean
  /** Applies a promo code or gift card. Never rejects. */
  apply(code: string, page?: GiftCardPage): Promise<CodeFieldOutcome | Failed>
  /** Clears the last outcome, as when the shopper types again. */
  dismissOutcome(): void
}

/**
 * One field for both promo codes and gift cards; detects which of them a code is.
 *
 * @example
 * const { apply, message } = useCodeField()
 */
export function useCodeField(): UseCodeFieldResult {
  const store = useStore()
  const { applyCode, dismissOutcome } = store.use(codeFieldActions)
  const { outcome, replaced, isPending } = useSlot(codeFieldActions)
  const promo = useTexts(promoTexts)
  const giftCard = useTexts(giftCardTexts)
  const message = outcome === 'gift-card-applied' ? giftCard.applied : outcome && promo[outcome]

  return { outcome, message, replacedCode: replaced, isPending, apply: applyCode, dismissOutcome }
}
