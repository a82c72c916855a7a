/** Outcome of an attempt to apply a promo code. Source: specification §4. */
export type PromoOutcome = 'accepted' | 'invalid' | 'expired' | 'apply-error'

/** What the server knows of a promo code. */
export type PromoStatus = 'active' | 'expired' | 'invalid'

/** What to do with the code kept on this device. Source: specification §4. */
export type StoredCodeStep = 'keep' | 'clear' | 'revalidate'

/** A promo code or gift card as it is sent: as typed, but for spaces. */
export function typedCode(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, '')
}

/** Whether two codes are one: compared without regard to spaces and case. */
export function isSameCode(a: string | null | undefined, b: string | null | undefined): boolean {
  return typedCode(a).toUpperCase() === typedCode(b).toUpperCase()
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
  if (!typedCode(storedCode)) return 'keep'
  if (!typedCode(cartCode)) return 'clear'
  return isSameCode(storedCode, cartCode) ? 'keep' : 'revalidate'
}
