import { findItem, findSku } from '../../../mocks/catalogue'
import { DECLINES } from '../../../mocks/payment'
import { giftCards, type PromoRecord, promos } from '../../../mocks/promos'
import { formatUsd } from '../../../src/domain/money'
import { code, table } from './table'

const EFFECTS: Readonly<Record<PromoRecord['kind'], (promo: PromoRecord) => string>> = {
  percent: ({ value }) => `${value}% off`,
  amount: ({ value }) => `${formatUsd(value)} off`,
  shipping: () => 'free shipping',
  item: ({ value, item_ids }) =>
    `${value}% off ${item_ids?.map((id) => findItem(id)?.name).join(', ')}`,
  gift: ({ gift_sku }) => `a free gift: ${gift_sku && findSku(gift_sku)?.item.name}`,
}

const conditions = ({ minimum_cents, customers_only, starts, ends, fails }: PromoRecord): string =>
  [
    minimum_cents > 0 && `from ${formatUsd(minimum_cents)}`,
    customers_only && 'customers only',
    starts > '2026-01-01' && `begins ${starts}`,
    ends && `ended ${ends}`,
    fails && 'the server fails when it is applied',
  ]
    .filter(Boolean)
    .join('; ')

/** Every promo code of the mock store. */
export const promoTable = (): string =>
  table(
    ['Code', 'What it does', 'When'],
    promos.map((promo) => [code(promo.code), EFFECTS[promo.kind](promo), conditions(promo)]),
  )

/** Every gift card of the mock store. */
export const giftCardTable = (): string =>
  table(
    ['Certificate', 'Balance', 'Odd about it'],
    giftCards.map(({ certificate, balance_cents, sticks }) => [
      code(certificate),
      formatUsd(balance_cents),
      sticks ? 'cannot be taken off a cart' : '',
    ]),
  )

/** The names that make a payment fail, and the resulting error codes. */
export const declineTable = (): string =>
  table(
    ['Word', 'Answer'],
    DECLINES.map(([word, answer]) => [code(word), code(answer)]),
  )
