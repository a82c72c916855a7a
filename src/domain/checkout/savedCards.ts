import { isoDay } from '../calendar'
import { todayInChicago } from '../chicago'

/** What a card has to say of itself to be offered. */
interface Card {
  readonly expires?: string | null | undefined
  readonly is_default?: boolean | 0 | 1 | null | undefined
}

/** Month and year as people read them on the card: `08/28`; null where they are not known. */
export function expiryOf({ expires }: Card): string | null {
  const [, month, year] = /^(\d{1,2})\/(?:\d\d)?(\d\d)$/.exec(expires ?? '') ?? []
  return month && year ? `${month.padStart(2, '0')}/${year}` : null
}

/** Whether a card is over: it is good to the end of its month. What nobody knows is left to the bank. */
export function isExpired(card: Card, now: Date): boolean {
  const [month, year] = (expiryOf(card) ?? '').split('/')
  if (!month || !year) return false
  return `20${year}-${month}` < isoDay(todayInChicago(now)).slice(0, 7)
}

const SOON_DAYS = 30

/** Whether a card that is still good is over within thirty days. */
export function isExpiringSoon(card: Card, now: Date): boolean {
  const then = new Date(now.getTime() + SOON_DAYS * 86_400_000)
  return !isExpired(card, now) && isExpired(card, then)
}

/** Cards as they are offered: the default first, those that are over last. */
export function cardOrder<TCard extends Card>(
  cards: readonly TCard[],
  now: Date,
): readonly TCard[] {
  const rank = (card: TCard) => (isExpired(card, now) ? 2 : card.is_default ? 0 : 1)
  return [...cards].sort((one, other) => rank(one) - rank(other))
}
