import type { CartTotals } from './totals'

/** A part of what is to be paid that is another amount by now, in US cents; what is taken off is negative. */
export interface TotalChange {
  readonly part: 'merchandise' | 'promo' | 'shipping' | 'tax' | 'giftCards'
  readonly from: number
  readonly to: number
}

// From 0, as minus nothing would be written with its sign.
const parts: Readonly<Record<TotalChange['part'], (totals: CartTotals) => number>> = {
  merchandise: ({ merchandise }) => merchandise,
  promo: ({ promoDiscount }) => 0 - promoDiscount,
  shipping: ({ shipping }) => shipping.standard + shipping.upgrade - shipping.discount,
  tax: ({ tax }) => tax ?? 0,
  giftCards: ({ giftCards }) => 0 - giftCards,
}

/** Which parts of what is to be paid have changed, in the order of the summary. */
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
