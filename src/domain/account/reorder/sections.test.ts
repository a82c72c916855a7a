import { describe, expect, it } from 'vitest'
import { offer, reorderWorld, sent, sentItem } from '../../../../testing/account/reorderWorld'
import { NO_CHOICES, reorderGifts } from './gifts'
import { reorderSections } from './sections'
import { reorderSum } from './sums'

const one = (id: number) => sent(id, [sentItem(1001)])

describe('gifts in sections', () => {
  const world = reorderWorld(
    [one(1), sent(2, [sentItem(2001)]), one(3), sent(4, [sentItem(3001)])],
    { products: [...offer([1001], 45), ...offer([3001])] },
  )
  it('are grouped by pending decision, changed price, and the rest', () => {
    const { decide, prices, ready } = reorderSections(reorderGifts(world))
    expect(decide).toMatchObject([{ problem: { kind: 'sold-out' }, giftIds: [2] }])
    expect(prices).toMatchObject([{ item: { thenCents: 4000, nowCents: 4500 }, giftIds: [1, 3] }])
    expect(ready).toEqual([4])
  })

  it('have current prices', () => {
    expect(reorderSum(reorderGifts(world))).toEqual({ totalCents: 13_000, moreCents: 1000 })
    const swaps = new Map([[1, new Map([[1001, 3001]])]])
    const swapped = reorderGifts(world, { ...NO_CHOICES, swaps })
    expect(reorderSum(swapped)).toEqual({ totalCents: 12_500, moreCents: 500 })
  })
})
