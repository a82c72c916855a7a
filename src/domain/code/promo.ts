/** Outcome of an attempt to apply a promo code. Source: specification §4. */
export type PromoOutcome = 'accepted' | 'invalid' | 'expired' | 'apply-error'

/** What the server knows of a promo code. */
export type PromoStatus = 'active' | 'expired' | 'invalid'

/** What to do with the code kept on this device. Source: specification §4. */
export type StoredCodeStep = 'keep' | 'clear' | 'revalidate'

/** A promo code or gift card as it is sent and compared: trimmed, in capitals, inner dashes kept. */
export function normaliseCode(text: string | null | undefined): string {
  return (text ?? '').trim().toUpperCase()
}

/** What the `status` of a promo code means; whatever is not known is invalid. */
// Assumption: a code that may be applied is `active`, one that is over is `expired`.
export function outcomeOfStatus(status: string | null | undefined): PromoStatus {
  const known = status?.trim().toLowerCase()
  return known === 'active' || known === 'expired' ? known : 'invalid'
}

/**
 * What to do with a stored code: clear it when the cart carries none, revalidate one that differs
 * from the cart's, keep it otherwise. Source: specification §4.
 */
export function storedCodeStep(
  storedCode: string | null | undefined,
  cartCode: string | null | undefined,
): StoredCodeStep {
  const stored = normaliseCode(storedCode)
  if (!stored) return 'keep'
  const onCart = normaliseCode(cartCode)
  if (!onCart) return 'clear'
  return stored === onCart ? 'keep' : 'revalidate'
}
