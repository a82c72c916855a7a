import type { ReorderGift } from './gifts'
import type { ReorderItem } from './items'

/** Total of gifts, in US cents, before shipping and tax. */
export interface ReorderSum {
  readonly totalCents: number
  /** How much more the same items cost today, without replacements; negative if less. */
  readonly moreCents: number
}

/** Today's total of the selected gifts, and how it differs from last time. */
export function reorderSum(gifts: readonly ReorderGift[]): ReorderSum {
  const items = gifts.flatMap(({ isChosen, items }) => (isChosen ? items : []))
  const sum = (cents: (item: ReorderItem) => number) =>
    items.reduce((total, item) => total + cents(item) * item.quantity, 0)
  return {
    totalCents: sum(({ nowCents }) => nowCents),
    moreCents: sum(({ nowCents, thenCents, skuId, orderedSkuId }) =>
      skuId === orderedSkuId ? nowCents - thenCents : 0,
    ),
  }
}
