import type { CartTotals } from './totals'

/** A part of the total that changed, in US cents; deductions are negative. */
export interface TotalChange {
  readonly part: 'merchandise' | 'promo' | 'shipping' | 'tax' | 'giftCards'
  readonly from: number
  readonly to: number
}

// `0 -` avoids negative zero, which would be formatted with a minus sign.
const parts: Readonly<Record<TotalChange['part'], (totals: CartTotals) => number>> = {
  merchandise: ({ merchandise }) => merchandise,
  promo: ({ promoDiscount }) => 0 - promoDiscount,
  shipping: ({ shipping }) => shipping.standard + shipping.upgrade - shipping.discount,
  tax: ({ tax }) => tax ?? 0,
  giftCards: ({ giftCards }) => 0 - giftCards,
}

/** The parts of the total that changed, in the order of the summary. */
export function totalChanges(before: CartTotals, now: CartTotals): readonly TotalChange[] {
  return Object.entries(parts)
    .map(([part, amount]) => ({
      // The keys are those of the table.
      part: part as TotalChange['part'],
      from: amount(before),
      to: amount(now),
    }))
    .filter(({ from, to }) => from !== to)
}
