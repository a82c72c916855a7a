import type { ReorderGift, ReorderProblem } from './gifts'
import type { ReorderItem } from './items'

/** Gifts that one decision is about. */
export interface DecisionGroup {
  readonly problem: ReorderProblem
  readonly giftIds: readonly number[]
}

/** An item that costs more or less than it did, and whose gifts it is in. */
export interface PriceGroup {
  readonly item: ReorderItem
  readonly giftIds: readonly number[]
}

/** Where each gift is shown: every one once. */
export interface ReorderSections {
  /** What needs a decision: sold out and too few by the item, then by the person. */
  readonly decide: readonly DecisionGroup[]
  /** What costs another price than it did. */
  readonly prices: readonly PriceGroup[]
  /** All others. */
  readonly ready: readonly number[]
}

/**
 * Where each gift is shown, by how it stands before anything is decided: nothing leaves its place while a
 * shopper decides.
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
      // Two people may have paid two prices for it.
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

/** Cents of a price and a sku, as one number that both can be told from. */
const priceKey = ({ skuId, thenCents }: ReorderItem) => skuId * 1e7 + thenCents
