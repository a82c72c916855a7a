/** The amount that a gift card pays, and its remaining balance, in US cents. */
export interface GiftCardShare {
  certificate: string
  applied: number
  balance: number
}

/** Pays a total with cards in order of application, each up to its balance, in US cents. */
export function payWithCards(
  totalCents: number,
  cards: readonly { certificate: string; balance_cents: number }[],
): GiftCardShare[] {
  let due = totalCents
  return cards.map(({ certificate, balance_cents }) => {
    const applied = Math.min(balance_cents, due)
    due -= applied
    return { certificate, applied, balance: balance_cents - applied }
  })
}
