import type { ReorderGift } from './gifts'

/** What gifts cost together, in US cents, before shipping and tax. */
export interface ReorderSum {
  readonly totalCents: number
  /** How much more that is than it was; negative where it is less. */
  readonly moreCents: number
}

/** What those of the gifts that are chosen cost today, and how much more that is than they did. */
export function reorderSum(gifts: readonly ReorderGift[]): ReorderSum {
  const items = gifts.flatMap(({ isChosen, items }) => (isChosen ? items : []))
  const sum = (of: 'nowCents' | 'thenCents') =>
    items.reduce((total, item) => total + item[of] * item.quantity, 0)
  const totalCents = sum('nowCents')
  return { totalCents, moreCents: totalCents - sum('thenCents') }
}
