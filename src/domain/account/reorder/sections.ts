import type { ReorderGift, ReorderProblem } from './gifts'
import type { ReorderItem } from './items'

/** Gifts that share one decision. */
export interface DecisionGroup {
  readonly problem: ReorderProblem
  readonly giftIds: readonly number[]
}

/** An item whose price changed, and the gifts that contain it. */
export interface PriceGroup {
  readonly item: ReorderItem
  readonly giftIds: readonly number[]
}

/** The section of each gift; each gift appears once. */
export interface ReorderSections {
  /** Gifts that need a decision: grouped by item if sold out or too few, then by recipient. */
  readonly decide: readonly DecisionGroup[]
  /** Gifts whose price changed. */
  readonly prices: readonly PriceGroup[]
  /** All others. */
  readonly ready: readonly number[]
}

/**
 * Assigns gifts to sections by their state before any decision, so that nothing moves while the shopper
 * decides.
 */
export function reorderSections(gifts: readonly ReorderGift[]): ReorderSections {
  const decide = new Map<string, { problem: ReorderProblem; giftIds: number[] }>()
  const prices = new Map<number, { item: ReorderItem; giftIds: number[] }>()
  const ready: number[] = []
  for (const gift of gifts) {
    const { giftId } = gift
    const problem = firstProblem(gift.problems)
    const changed = gift.items.find(({ thenCents, nowCents }) => thenCents !== nowCents)
    if (problem) {
      const key = keyOf(problem, giftId)
      const group = decide.get(key) ?? { problem, giftIds: [] }
      group.giftIds.push(giftId)
      decide.set(key, group)
    } else if (changed) {
      // Two recipients' items may have had different prices.
      const group = prices.get(priceKey(changed)) ?? { item: changed, giftIds: [] }
      group.giftIds.push(giftId)
      prices.set(priceKey(changed), group)
    } else ready.push(giftId)
  }
  const inOrder = [...decide.values()].sort((a, b) => rank(a.problem) - rank(b.problem))
  return { decide: inOrder, prices: [...prices.values()], ready }
}

const RANKS: readonly ReorderProblem['kind'][] = ['sold-out', 'few', 'gone', 'in-cart']
const rank = ({ kind }: ReorderProblem) => RANKS.indexOf(kind)

const firstProblem = (problems: readonly ReorderProblem[]): ReorderProblem | undefined =>
  [...problems].sort((a, b) => rank(a) - rank(b))[0]

function keyOf(problem: ReorderProblem, giftId: number): string {
  if (problem.kind === 'sold-out') return `sold-out ${problem.item.skuId}`
  return problem.kind === 'few' ? `few ${problem.item.itemId}` : `${problem.kind} ${giftId}`
}

/** Combines a sku and a price into one unambiguous number. */
const priceKey = ({ skuId, thenCents }: ReorderItem) => skuId * 1e7 + thenCents
