import { getCart } from '../src/api/cart'
import { fits } from '../src/domain/schema/guard'
import { structuralShare } from '../src/store/core/server-cart/structuralShare'
import { cartOf, withUnits } from './cartModel'
import { median } from './statistics'

const RUNS = 21

/**
 * What taking in a full answer costs beside parsing it: the answer changes one line of very many,
 * and is shared with the cart that is known, then what is new in it is checked.
 */
export function takeInRatio(lines: number): number {
  const before = cartOf(lines)
  const lineId = before.recipients[3]?.items[1]?.clin_id ?? 0
  const texts = Array.from({ length: RUNS }, (_, run) =>
    JSON.stringify({ cart: withUnits(before, lineId, run + 2) }),
  )
  let known: unknown = JSON.parse(JSON.stringify({ cart: before }))
  fits(getCart.answer, known)
  const ratios = texts.map((text) => {
    const start = performance.now()
    const fresh: unknown = JSON.parse(text)
    const parsed = performance.now()
    known = structuralShare(known, fresh)
    fits(getCart.answer, known)
    return (performance.now() - parsed) / (parsed - start)
  })
  return median(ratios)
}
