import type { ReorderGift } from './gifts'
import type { ReorderItem } from './items'

/** What gifts cost together, in US cents, before shipping and tax. */
export interface ReorderSum {
  readonly totalCents: number
  /** How much more the same costs today than it did, without what takes the place of something else; negative where it is less. */
  readonly moreCents: number
}

/** What those of the gifts that are chosen cost today, and how much more that is than they did. */
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
