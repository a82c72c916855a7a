import type { ReorderGift } from '../../../hooks'

/** The gifts with the given ids, in the order of the ids. */
export function giftsIn(
  gifts: readonly ReorderGift[],
  giftIds: readonly number[],
): readonly ReorderGift[] {
  const byId = new Map(gifts.map((gift) => [gift.giftId, gift]))
  return giftIds.flatMap((id) => byId.get(id) ?? [])
}
