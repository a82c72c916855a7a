import { getCart } from '../src/api/cart'
import type { Cart } from '../src/domain/schema/entities'
import { fits } from '../src/domain/schema/guard'
import { structuralShare } from '../src/store/core/server-cart/structuralShare'
import { cartOf, withUnits } from './cartModel'
import { share } from './floors/careful/share'
import { median } from './statistics'

const RUNS = 21

/** Applies a server's response; returns the new state. */
type TakeIn = (known: unknown, fresh: unknown) => unknown

/**
 * The library's way, in both builds: structural sharing with the known cart, then validation of the new
 * parts.
 */
const ours: TakeIn = (known, fresh) => {
  const next = structuralShare(known, fresh)
  fits(getCart.answer, next)
  return next
}

/** The cost of applying a full answer, in addition to parsing it; the answer changes one line. */
export function takeInRatio(lines: number): number {
  return median(timesOf(cartOf(lines), ours).map(({ parsing, takingIn }) => takingIn / parsing))
}

/**
 * How long applying a full answer takes, in milliseconds: the minimum of some runs, because other work of the
 * machine only adds to it. The careful floor uses structural sharing and validates nothing.
 */
export function takeInTimes(cart: Cart): Record<string, number> {
  const least = (takeIn: TakeIn) =>
    Math.min(...timesOf(cart, takeIn).map(({ takingIn }) => takingIn))
  return { careful: least(share), 'giftwell, both builds': least(ours) }
}

function timesOf(before: Cart, takeIn: TakeIn): { parsing: number; takingIn: number }[] {
  const lines = before.recipients.flatMap(({ items }) => items)
  const lineId = lines[lines.length >> 1]?.clin_id ?? 0
  const texts = Array.from({ length: RUNS }, (_, run) =>
    JSON.stringify({ cart: withUnits(before, lineId, run + 2) }),
  )
  let known = takeIn(null, JSON.parse(JSON.stringify({ cart: before })))
  return texts.map((text) => {
    const start = performance.now()
    const fresh: unknown = JSON.parse(text)
    const parsed = performance.now()
    known = takeIn(known, fresh)
    return { parsing: parsed - start, takingIn: performance.now() - parsed }
  })
}
