import { type AppliedGiftCard, giftCards } from '../domain/cart/totals'
import { giftCardActions } from '../store/code/actions'
import type { GiftCardOutcome, GiftCardPage } from '../store/code/giftCards'
import type { GiftCardSlot } from '../store/code/state'
import type { Outcome } from '../store/core/outcome'
import { giftCardTexts } from '../texts/code'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector } from './useCartSelector'
import { useTexts } from './useTexts'

export interface UseGiftCardsResult {
  /** The cards on the cart, with the amount that each pays and its remaining balance, in US cents. */
  giftCards: readonly AppliedGiftCard[]
  /** Outcome of the last attempt; null before the first. */
  outcome: GiftCardSlot['outcome']
  /** The text to show for `outcome`; null when there is nothing to say. */
  message: string | null
  /** True while a card is being applied or removed. */
  isPending: boolean
  /** Applies a card to the cart, up to its balance. Never rejects. */
  apply(code: string, page?: GiftCardPage): Promise<GiftCardOutcome>
  /** Removes a card from the cart. Never rejects. */
  remove(certificate: string): Promise<Outcome<'removed' | 'failed'>>
  /** Clears the last outcome. */
  dismissOutcome(): void
}

const NONE: readonly AppliedGiftCard[] = []

/**
 * The gift cards that pay for the cart. Does not load the cart: use it with `useCart`.
 *
 * @example
 * const { giftCards, apply } = useGiftCards()
 * return <button onClick={() => apply('GIFT-2210-4471')}>{giftCards.length} cards</button>
 */
export function useGiftCards(): UseGiftCardsResult {
  const store = useStore()
  const { apply, remove, dismissOutcome } = store.use(giftCardActions)
  const cards = useCartSelector((cart) => (cart ? giftCards(cart) : NONE), sameCards)
  const { outcome, isPending } = useSlot(giftCardActions)
  const texts = useTexts(giftCardTexts)

  return {
    giftCards: cards,
    outcome,
    message: outcome && texts[outcome],
    isPending,
    apply,
    remove,
    dismissOutcome,
  }
}

function sameCards(a: readonly AppliedGiftCard[], b: readonly AppliedGiftCard[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
