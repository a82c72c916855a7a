/** The result of a test card, by its number. */
export type Verdict = 'approve' | 'decline' | 'cvv' | 'avs' | 'expired' | 'hang' | 'over'

/** Cards to try; any name, a date to come, three digits and a ZIP code go with them. */
export const TEST_CARDS: readonly (readonly [number: string, verdict: Verdict, words: string])[] = [
  ['4111111111111111', 'approve', 'is approved'],
  ['4000000000000002', 'decline', 'is declined'],
  ['4000000000000127', 'cvv', 'has another security code'],
  ['4000000000000010', 'avs', 'has another address'],
  ['4000000000000069', 'expired', 'has expired'],
  ['4000000000000119', 'hang', 'is never answered'],
  ['4000000000000259', 'over', 'comes when the form has timed out'],
]

/** The bank's answer for cards that it declines. */
export const DECLINE_CODES: Partial<Record<Verdict, string>> = {
  decline: 'do_not_honor',
  cvv: 'cvv_mismatch',
  avs: 'avs_mismatch',
  expired: 'expired_card',
}

export const verdictOf = (number: string): Verdict | null =>
  TEST_CARDS.find(([known]) => known === number)?.[1] ?? null

export interface TypedCard {
  name: string
  number: string
  month: string
  year: string
  cvv: string
  zip: string
}

/** The provider's codes for what is wrong with a card. */
export function errorCodes({ name, number, month, year, cvv, zip }: TypedCard): string[] {
  const digits = number.replace(/\D/g, '')
  return [
    ...(name.trim() ? [] : ['310']),
    ...(verdictOf(digits) ? [] : ['315']),
    ...(/^(?:0[1-9]|1[0-2])$/.test(month) ? [] : ['330']),
    ...(/^20\d\d$/.test(year) ? [] : ['340']),
    ...(/^\d{3,4}$/.test(cvv) ? [] : ['350']),
    ...(/^\d{5}$/.test(zip) ? [] : ['530']),
  ]
}
