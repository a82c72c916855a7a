import { expect, it } from 'vitest'
import { isExpired, isExpiringSoon } from '../src/domain/checkout/savedCards'
import { cardsOf } from './house'

const HOUR_MS = 3_600_000
const YEAR_HOURS = 366 * 24

it('the customer has a card to pay with and one to enter again, at any hour of two years', () => {
  for (let hour = 0; hour < 2 * YEAR_HOURS; hour += 1) {
    const now = new Date(Date.UTC(2027, 0) + hour * HOUR_MS)
    const [good, due] = cardsOf(now).map(
      (card) => isExpired(card, now) || isExpiringSoon(card, now),
    )
    expect([good, due], now.toISOString()).toEqual([false, true])
  }
})
