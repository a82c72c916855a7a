import { isApiError } from '../../api/client/errors'
import { deleteDiscount, getActiveCode, putDiscount } from '../../api/promo'
import { maskedCode, mayBeGiftCard } from '../../domain/code/giftCard'
import { isSameCode, outcomeOfStatus, type PromoOutcome, typedCode } from '../../domain/code/promo'
import type { StoreContext } from '../core/context'
import { failure, type Outcome, readFailure, reasonOf, type SaveOutcome } from '../core/outcome'
import { CART_KEY } from '../core/pending'
import { factsOf } from '../core/report'
import { codeFieldSlot, promoSlot } from './state'

/** Outcome of applying a promo code; an `apply-error` that is `gone` gave way to a later code or a removal. */
export type PromoApplyOutcome = Outcome<PromoOutcome>

/** The server's verdict on a code before it is applied; `unknown` if there is none, with the reason. */
export type CodeCheck = Outcome<'active' | 'expired' | 'invalid' | 'unknown'>

/** The cart's promo code: applying it, removing it, and keeping the stored code in sync. */
export function promoVerbs(context: StoreContext) {
  const { cart, events, api } = context
  const slot = context.slot(promoSlot)
  /** Attempts and removals are numbered as they begin: the last one wins, in any order of answers (reliability §6). */
  let begun = 0
  /** Number of the last attempt or removal that was sent to the cart. */
  let sent = 0
  /** Number of the last attempt whose outcome was shown. */
  let shown = 0
  const running = new Set<number>()

  const begin = (): number => ++begun

  /** Whether a code is active. */
  async function check(code: string): Promise<CodeCheck> {
    // A gift card number must not appear in the request's URL.
    if (mayBeGiftCard(code, context.giftCardPattern)) return INVALID
    try {
      const { status } = await api.call(getActiveCode, { params: { code } })
      return { status: outcomeOfStatus(status) }
    } catch (error) {
      if (isApiError(error) && [404, 400, 422].includes(error.status ?? 0)) return INVALID
      if (isApiError(error) && error.kind === 'bad-input') return INVALID
      const { reason } = readFailure(context.report, 'promo-check-failed', error)
      return { status: 'unknown', reason }
    }
  }

  /** Puts a code on the cart; null if a later attempt or a removal was sent before it. */
  async function put(code: string, turn: number): Promise<PromoApplyOutcome | null> {
    if (turn < sent) return null
    sent = turn
    const result = await cart.change(putDiscount, () => ({ body: { discount_code: code } }))
    if (!result.ok) context.report('promo-apply-failed', factsOf(result.error))
    // A lost answer is not a refusal: the cart shows whether the code was applied.
    const mayBeDone = result.ok || result.isUnsure
    const onCart = cart.serverCart()?.discount_code
    if (!mayBeDone || !isSameCode(onCart, code))
      return { status: 'apply-error', reason: reasonOf(result) }
    // As the cart spells it, because messages name it.
    if (turn === sent) slot.storedCode = onCart || code
    return { status: 'accepted' }
  }

  /** Checks a code, and applies it if it is active; null if a later one was sent meanwhile. */
  async function tryCode(
    code: string,
    turn: number,
    known?: CodeCheck,
  ): Promise<PromoApplyOutcome | null> {
    const { status, reason = 'unavailable' } = known ?? (await check(code))
    if (status === 'expired' || status === 'invalid') return { status, reason: 'refused' }
    return status === 'active' ? put(code, turn) : { status: 'apply-error', reason }
  }

  /** Shows the outcome of an attempt, unless that of a later one is shown, and emits its event. */
  function tell(code: string, turn: number, { status }: PromoApplyOutcome): void {
    if (turn > shown) {
      shown = turn
      slot.outcome = status
    }
    events.emit(`promo-code-${status}`, { code: maskedCode(code, context.giftCardPattern) })
  }

  /** Runs an attempt or a removal with the code, and with it the cart, marked as pending. */
  async function whilePending<T>(turn: number, task: () => Promise<T>): Promise<T> {
    running.add(turn)
    slot.isPending = true
    const result = await context.whilePending([CART_KEY], task)
    running.delete(turn)
    // An attempt that a later one has overtaken changes nothing more.
    slot.isPending = [...running].some((other) => other >= sent)
    return result
  }

  return {
    check,
    /** The number of an attempt that begins now, for `apply`; for the store's own verbs. */
    begin,
    /**
     * Applies a code; an accepted code replaces the previous one. Emits one event, or none if a later code was sent
     * meanwhile. Never rejects. Source: specification §4.
     */
    apply(text: string, known?: CodeCheck, turn = begin()): Promise<PromoApplyOutcome> {
      const code = typedCode(text)
      return whilePending(turn, async () => {
        const outcome = await tryCode(code, turn, known)
        if (outcome) tell(code, turn, outcome)
        return outcome ?? SUPERSEDED
      })
    },
    /** Removes the code from the cart. Never rejects. */
    async remove(): Promise<SaveOutcome> {
      const turn = begin()
      sent = shown = turn
      const stored = slot.storedCode
      Object.assign(slot, { storedCode: null, outcome: null })
      context.slot(codeFieldSlot).outcome = null
      const result = await whilePending(turn, () => cart.change(deleteDiscount, () => ({})))
      if (result.ok || (result.isUnsure && !cart.serverCart()?.discount_code)) {
        return { status: 'saved' }
      }
      slot.storedCode = stored
      return failure(context.report, result)
    },
    /** Applies a code that the cart had again, silently; resolves to whether it was accepted. For the store's own verbs. */
    async reapply(code: string): Promise<boolean> {
      const turn = begin()
      const outcome = await whilePending(turn, () => tryCode(code, turn))
      return outcome?.status === 'accepted'
    },
    /**
     * Applies a stored code again if it is active, otherwise replaces it by the cart's. Emits an event only if it was
     * accepted, since the shopper has not just provided it. Source: specification §4.
     */
    async revalidate(stored: string): Promise<void> {
      const turn = begin()
      const outcome = await whilePending(turn, () => tryCode(stored, turn))
      if (outcome?.status === 'accepted') tell(stored, turn, outcome)
      else if (slot.storedCode === stored) {
        slot.storedCode = cart.serverCart()?.discount_code || null
      }
    },
  }
}

const SUPERSEDED: PromoApplyOutcome = { status: 'apply-error', reason: 'gone' }
const INVALID: CodeCheck = { status: 'invalid' }
