interface Card {
  readonly profile_id: string | number
  readonly brand?: string | null | undefined
  readonly last_four?: string | null | undefined
  readonly expires?: string | null | undefined
}

/** The most that a customer may call a card, in UTF-16 units: as much as a line of an address. */
export const LONGEST_NICKNAME = 30

/**
 * The saved card that a card is: of its id, or of its brand, its last four digits and its month. One that the bank has
 * sent anew has another month. Null where there is none.
 */
export const cardTwin = <TCard extends Card>(card: Card, cards: readonly TCard[]): TCard | null =>
  cards.find(
    (one) =>
      one.profile_id === card.profile_id ||
      (Boolean(card.last_four && card.expires) &&
        one.brand === card.brand &&
        one.last_four === card.last_four &&
        one.expires === card.expires),
  ) ?? null
