import { isoDay } from '../calendar'
import { todayInChicago } from '../chicago'

/** The fields of a card that decide how it is offered. */
interface Card {
  readonly expires?: string | null | undefined
  readonly is_default?: boolean | 0 | 1 | null | undefined
}

/** Month and year as printed on the card: `08/28`; null if unknown. */
export function expiryOf({ expires }: Card): string | null {
  const [, month, year] = /^(\d{1,2})\/(?:\d\d)?(\d\d)$/.exec(expires ?? '') ?? []
  return month && year ? `${month.padStart(2, '0')}/${year}` : null
}

/**
 * Whether a card has expired: it is valid to the end of its month. An unknown date counts as valid; the bank
 * decides.
 */
export function isExpired(card: Card, now: Date): boolean {
  const [month, year] = (expiryOf(card) ?? '').split('/')
  if (!month || !year) return false
  return `20${year}-${month}` < isoDay(todayInChicago(now)).slice(0, 7)
}

const SOON_DAYS = 30

/** Whether a valid card expires within thirty days. */
export function isExpiringSoon(card: Card, now: Date): boolean {
  const then = new Date(now.getTime() + SOON_DAYS * 86_400_000)
  return !isExpired(card, now) && isExpired(card, then)
}

/** Cards in display order: the default first, expired ones last. */
export function cardOrder<TCard extends Card>(
  cards: readonly TCard[],
  now: Date,
): readonly TCard[] {
  const rank = (card: TCard) => (isExpired(card, now) ? 2 : card.is_default ? 0 : 1)
  return [...cards].sort((one, other) => rank(one) - rank(other))
}
