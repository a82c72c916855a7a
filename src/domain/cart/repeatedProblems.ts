import type { Cart } from '../schema/entities'
import type { CartProblemDetail } from './validity'

/** The problems that another gift also has, with the same item. */
export function repeatedProblems(
  problems: readonly CartProblemDetail[],
  cart: Cart,
): ReadonlySet<CartProblemDetail> {
  const lines = cart.recipients.flatMap(({ items }) => items)
  const itemOf = new Map(lines.map(({ clin_id, item_id }) => [clin_id, item_id]))
  const keyOf = ({ kind, lineId }: CartProblemDetail) =>
    `${kind} ${lineId === null ? null : itemOf.get(lineId)}`
  const gifts = new Map(problems.map((problem) => [keyOf(problem), new Set<number | null>()]))
  for (const problem of problems) gifts.get(keyOf(problem))?.add(problem.shipmentId)
  return new Set(problems.filter((problem) => (gifts.get(keyOf(problem))?.size ?? 0) > 1))
}
