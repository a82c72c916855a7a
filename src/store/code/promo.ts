import { isApiError } from '../../api/client/errors'
import { deleteDiscount, getActiveCode, putDiscount } from '../../api/promo'
import { maskedCode, mayBeGiftCard } from '../../domain/code/giftCard'
import { isSameCode, outcomeOfStatus, type PromoOutcome, typedCode } from '../../domain/code/promo'
import type { StoreContext } from '../core/context'
import { failure, type Outcome, readFailure, reasonOf, type SaveOutcome } from '../core/outcome'
import { CART_KEY } from '../core/pending'
import { factsOf } from '../core/report'
import { codeFieldSlot, promoSlot } from './state'

/** Outcome of an attempt to apply a promo code. */
export type PromoApplyOutcome = Outcome<PromoOutcome>

/** The server's verdict on a code before it is applied; `unknown` if there is none, with the reason. */
export type CodeCheck = Outcome<'active' | 'expired' | 'invalid' | 'unknown'>

/** The cart's promo code: applying it, removing it, and keeping the stored code in sync. */
export function promoVerbs(context: StoreContext) {
  const { cart, events, api } = context
  const slot = context.slot(promoSlot)
  let attempt = 0

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

  async function put(code: string): Promise<PromoApplyOutcome> {
    const result = await cart.change(putDiscount, () => ({ body: { discount_code: code } }))
    if (!result.ok) context.report('promo-apply-failed', factsOf(result.error))
    // A lost answer is not a refusal: the cart shows whether the code was applied.
    const mayBeDone = result.ok || result.isUnsure
    const isOnCart = isSameCode(cart.serverCart()?.discount_code, code)
    if (mayBeDone && isOnCart) return { status: 'accepted' }
    return { status: 'apply-error', reason: reasonOf(result) }
  }

  /** Checks a code, and applies it if it is active; emits one event per attempt. */
  async function tryCode(code: string, known?: CodeCheck): Promise<PromoApplyOutcome> {
    const outcome = await outcomeOf(code, known ?? (await check(code)))
    // As the cart spells it, because messages name it.
    if (outcome.status === 'accepted') slot.storedCode = cart.serverCart()?.discount_code || code
    const masked = maskedCode(code, context.giftCardPattern)
    events.emit(`promo-code-${outcome.status}`, { code: masked })
    return outcome
  }

  function outcomeOf(
    code: string,
    { status, reason = 'unavailable' }: CodeCheck,
  ): PromoApplyOutcome | Promise<PromoApplyOutcome> {
    if (status === 'expired' || status === 'invalid') return { status, reason: 'refused' }
    return status === 'active' ? put(code) : { status: 'apply-error', reason }
  }

  /** Runs an attempt; if a newer attempt has started, only the newer one updates the state. */
  async function attemptCode(code: string, known?: CodeCheck): Promise<PromoApplyOutcome> {
    const mine = ++attempt
    slot.isPending = true
    const outcome = await tryCode(code, known)
    if (mine === attempt) Object.assign(slot, { outcome: outcome.status, isPending: false })
    return outcome
  }

  return {
    check,
    /** Applies a code; an accepted code replaces the previous one. Never rejects. Source: specification §4. */
    apply(text: string, known?: CodeCheck): Promise<PromoApplyOutcome> {
      return attemptCode(typedCode(text), known)
    },
    /** Removes the code from the cart. Never rejects. */
    async remove(): Promise<SaveOutcome> {
      attempt += 1
      const stored = slot.storedCode
      Object.assign(slot, { storedCode: null, outcome: null, isPending: true })
      context.slot(codeFieldSlot).outcome = null
      const result = await context.whilePending([CART_KEY], () =>
        cart.change(deleteDiscount, () => ({})),
      )
      slot.isPending = false
      if (result.ok || (result.isUnsure && !cart.serverCart()?.discount_code)) {
        return { status: 'saved' }
      }
      slot.storedCode = stored
      return failure(context.report, result)
    },
    /** Applies a stored code again if it is active, otherwise clears it. Source: specification §4. */
    async revalidate(stored: string): Promise<void> {
      const outcome = await attemptCode(stored)
      if (outcome.status !== 'accepted' && slot.storedCode === stored) {
        slot.storedCode = cart.serverCart()?.discount_code || null
      }
    },
  }
}

const INVALID: CodeCheck = { status: 'invalid' }
