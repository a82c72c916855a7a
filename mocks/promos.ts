/** The effect of a promo code and its conditions. Amounts are in US cents. */
export interface PromoRecord {
  code: string
  kind: 'percent' | 'amount' | 'shipping' | 'item' | 'gift'
  /** Percent for `percent` and `item`, US cents for `amount`, unused otherwise. */
  value: number
  /** Items that it applies to; null for all. */
  item_ids: number[] | null
  /** Minimum merchandise, in US cents. */
  minimum_cents: number
  customers_only: boolean
  /** The sku of its free gift. */
  gift_sku: number | null
  /** First and last day, in Chicago. Without a last day, the code does not expire. */
  starts: string
  ends: string | null
  /** Whether the server fails when it is applied. */
  fails: boolean
}

const promo = (
  code: string,
  kind: PromoRecord['kind'],
  value: number,
  rest: Partial<PromoRecord> = {},
): PromoRecord => ({
  code,
  kind,
  value,
  item_ids: null,
  minimum_cents: 0,
  customers_only: false,
  gift_sku: null,
  starts: '2026-01-01',
  ends: null,
  fails: false,
  ...rest,
})

/** The shop's codes, one of each kind. */
export const promos: readonly PromoRecord[] = [
  promo('STEAK10', 'percent', 10),
  promo('TAKE20', 'amount', 2000, { minimum_cents: 10_000 }),
  promo('SHIPFREE', 'shipping', 0),
  promo('RIBEYE25', 'item', 25, { item_ids: [1002] }),
  promo('BIGSPENDER', 'percent', 20, { minimum_cents: 50_000 }),
  promo('MEMBERS15', 'percent', 15, { customers_only: true }),
  promo('FREEBURGERS', 'gift', 0, { gift_sku: 21011, minimum_cents: 8000 }),
  promo('FREEKNIFE', 'gift', 0, { gift_sku: 21021, minimum_cents: 15_000 }),
  promo('SUMMER25', 'percent', 25, { ends: '2026-08-31' }),
  promo('NEWYEAR99', 'percent', 30, { starts: '2099-01-01' }),
  promo('BROKEN', 'percent', 10, { fails: true }),
]

/** A gift card of the shop. */
export interface GiftCardRecord {
  certificate: string
  balance_cents: number
  /** Whether the server refuses to remove it from a cart. */
  sticks: boolean
}

const card = (certificate: string, balance_cents: number, sticks = false): GiftCardRecord => ({
  certificate,
  balance_cents,
  sticks,
})

/** Test gift cards: several balances, an empty one, and one that cannot be removed. */
export const giftCards: readonly GiftCardRecord[] = [
  card('GIFT-0025', 2500),
  card('GIFT-0050', 5000),
  card('GIFT-0100', 10_000),
  card('GIFT-5000', 500_000),
  card('GIFT-0000', 0),
  card('GIFT-STUCK', 4000, true),
]
