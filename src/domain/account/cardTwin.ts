interface Card {
  readonly profile_id: string | number
  readonly brand?: string | null | undefined
  readonly last_four?: string | null | undefined
  readonly expires?: string | null | undefined
}

/** The longest nickname of a card, in UTF-16 units: as long as an address line. */
export const LONGEST_NICKNAME = 30

/**
 * Finds the saved card that is the same as a card: by id, or by brand, last four digits and expiration month. A
 * reissued card has another month. Null if there is none.
 */
export const cardTwin = <TCard extends Card>(card: Card, cards: readonly TCard[]): TCard | null =>
  cards.find(
    (one) =>
      String(one.profile_id) === String(card.profile_id) ||
      (Boolean(card.last_four && card.expires) &&
        one.brand === card.brand &&
        one.last_four === card.last_four &&
        one.expires === card.expires),
  ) ?? null
