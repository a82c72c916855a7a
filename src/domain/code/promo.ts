/** Outcome of an attempt to apply a promo code. Source: specification §4. */
export type PromoOutcome = 'accepted' | 'invalid' | 'expired' | 'apply-error'

/** The server's status of a promo code. */
export type PromoStatus = 'active' | 'expired' | 'invalid'

/** What to do with the code stored on this device. Source: specification §4. */
export type StoredCodeStep = 'keep' | 'clear' | 'replace' | 'revalidate'

/** A promo code or gift card as it is sent: as typed, without spaces; from JavaScript, it can be a number. */
export function typedCode(text: string | null | undefined): string {
  return String(text ?? '').replace(/\s+/g, '')
}

/** Whether two codes are the same, ignoring spaces and case. */
export function isSameCode(a: string | null | undefined, b: string | null | undefined): boolean {
  return typedCode(a).toUpperCase() === typedCode(b).toUpperCase()
}

/** The meaning of a promo code's `status`; unknown values are invalid. */
// Assumption: a code that can be applied is `active`, one that has ended is `expired`.
export function outcomeOfStatus(status: string | null | undefined): PromoStatus {
  const known = status?.trim().toLowerCase()
  return known === 'active' || known === 'expired' ? known : 'invalid'
}

/**
 * What to do with a stored code: clear it if the cart has none, revalidate it if it differs from the cart's,
 * otherwise keep it. If the cart had it before, the cart's code has replaced it. Source: specification §4.
 */
export function storedCodeStep(
  storedCode: string | null | undefined,
  cartCode: string | null | undefined,
  cartCodeBefore?: string | null,
): StoredCodeStep {
  if (!typedCode(storedCode)) return 'keep'
  if (!typedCode(cartCode)) return 'clear'
  if (isSameCode(storedCode, cartCode)) return 'keep'
  return isSameCode(storedCode, cartCodeBefore) ? 'replace' : 'revalidate'
}
