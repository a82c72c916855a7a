import { deleteLineItem } from '../../api/line'
import { putQuantity } from '../../api/quantity'
import { findLine, quantity } from '../../domain/line/lines'
import type { Cart } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { isKnown } from '../core/isKnown'
import type { AddedPlace, Place } from './additions'

/**
 * Removes what was added at some places: a new line is removed, one that grew returns to its previous quantity.
 * Units that the shopper has added since stay. Resolves to whether everything was removed.
 */
export async function removeAdded(
  context: StoreContext,
  places: readonly AddedPlace[],
  before: Cart | null,
): Promise<boolean> {
  const { cart } = context
  // An edit of these lines may not be saved yet.
  await cart.settled()
  const was = ({ line }: Place): number => {
    const old = before && findLine(before, line.clin_id)
    return old ? quantity(old.line) : 0
  }
  const now = ({ line }: Place): number => {
    const serverCart = cart.serverCart()
    const place = serverCart && findLine(serverCart, line.clin_id)
    return place ? quantity(place.line) : 0
  }
  const left = (place: AddedPlace): number => {
    // What a line that was not added as requested has by now is unknown.
    const since = place.isWhole ? now(place) - quantity(place.line) : 0
    return was(place) + Math.max(0, since)
  }
  const removals = places.map((place) => ({ place, qty: left(place) }))
  // Started together: the queue sends them one at a time, and the cart is reread only once.
  const steps = removals.toReversed().map(({ place, qty }) => {
    const { clin_id } = place.line
    const isGone = () => now(place) <= qty
    return qty > 0
      ? cart.change(putQuantity, () => (isGone() ? null : { body: { clin_id, qty } }))
      : cart.change(deleteLineItem, () => (isGone() ? null : { params: { clinId: clin_id } }))
  })
  await Promise.all(steps)
  await isKnown(context)
  return removals.every(({ place, qty }) => now(place) <= qty)
}
