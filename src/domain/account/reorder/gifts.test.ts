import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  cartTo,
  offer,
  reorderWorld,
  sent,
  sentItem,
} from '../../../../testing/account/reorderWorld'
import { NO_CHOICES, type ReorderChoices, type ReorderWorld, reorderGifts } from './gifts'
import { reorderSections } from './sections'

const one = (id: number) => sent(id, [sentItem(1001)])
const decided = (over: Partial<ReorderChoices>): ReorderChoices => ({ ...NO_CHOICES, ...over })
/** For each gift: what prevents it, its address, whether it is sent. */
const standing = (world: ReorderWorld, choices?: ReorderChoices) =>
  reorderGifts(world, choices).map(({ problems, address, isChosen }) =>
    [...problems.map(({ kind }) => kind), address.kind, isChosen ? 'sent' : 'not sent'].join(', '),
  )
const three = [one(1), one(2), one(3)]

describe('a gift of an order', () => {
  const unsold = reorderWorld([one(1)], { products: [] })
  const moved = { ...addressOf(1), address_1: '9 Oak Road', city: 'Salem' }
  const twin = { ...addressOf(1), addr_id: 77 }
  it.each<[string, ReorderWorld, string[]]>([
    ['is ready if nothing has changed', reorderWorld([one(1)]), ['same, sent']],
    ['is sold out', reorderWorld([one(1)], { units: [[100, 0]] }), ['sold-out, same, not sent']],
    ['is no longer sold', unsold, ['sold-out, same, not sent']],
    [
      'is marked as discontinued',
      reorderWorld([sent(1, [sentItem(1001, { is_sold: false })])]),
      ['sold-out, same, not sent'],
    ],
    [
      'is one of just enough',
      reorderWorld(three, { units: [[100, 3]] }),
      ['same, sent', 'same, sent', 'same, sent'],
    ],
    [
      'is one of too many',
      reorderWorld(three, { units: [[100, 2]] }),
      ['few, same, not sent', 'few, same, not sent', 'few, same, not sent'],
    ],
    [
      'shares stock with the cart',
      reorderWorld([one(1)], { units: [[100, 3]], cart: cartTo(50, 1001, 3) }),
      ['sold-out, same, not sent'],
    ],
    ['has no recipient', reorderWorld([one(1)], { addresses: [] }), ['gone, gone, not sent']],
    [
      'goes to their current address',
      reorderWorld([one(1)], { addresses: [moved] }),
      ['moved, sent'],
    ],
    [
      'finds a recipient who was saved again',
      reorderWorld([one(1)], { addresses: [twin] }),
      ['same, sent'],
    ],
    [
      'is for a recipient in the cart',
      reorderWorld([one(1)], { cart: cartTo(1) }),
      ['in-cart, same, not sent'],
    ],
    [
      'is an email while the cart has a parcel',
      reorderWorld([sent(1, [sentItem(1001)], { is_egift: true })], { cart: cartTo(1) }),
      ['same, sent'],
    ],
    [
      'goes to oneself, wherever that is',
      reorderWorld([sent(1, [sentItem(1001)], { is_myself: true })], { addresses: [] }),
      ['same, sent'],
    ],
    [
      'is sold if stock is not counted',
      reorderWorld([one(1)], { units: [[999, 0]] }),
      ['same, sent'],
    ],
    [
      'is not what came for free',
      reorderWorld([sent(1, [sentItem(1001, { is_free_gift: true })])]),
      [],
    ],
  ])('%s', (_case, world, expected) => {
    expect(standing(world)).toEqual(expected)
  })

  it.each<[string, Partial<ReorderChoices>, string[]]>([
    ['as it is', {}, ['few, same, not sent', 'few, same, not sent', 'few, same, not sent']],
    [
      'for some of them',
      { chosen: new Map([[2, true]]) },
      ['few, same, not sent', 'few, same, sent', 'few, same, not sent'],
    ],
    [
      'for more than the stock',
      { chosen: new Map([1, 2, 3].map((id) => [id, true])) },
      ['few, same, sent', 'few, same, sent', 'few, same, not sent'],
    ],
    [
      'with another gift for one, which is enough for the others',
      { swaps: new Map([[3, new Map([[1001, 2001]])]]) },
      ['same, sent', 'same, sent', 'same, sent'],
    ],
    [
      'without one of them',
      { chosen: new Map([[1, false]]), swaps: new Map([[3, new Map([[1001, 2001]])]]) },
      ['same, not sent', 'same, sent', 'same, sent'],
    ],
  ])('with too little stock is sent %s', (_case, choices, expected) => {
    const world = reorderWorld(three, { units: [[100, 2]], products: offer([1001, 2001]) })
    expect(standing(world, decided(choices))).toEqual(expected)
  })

  it('keeps its address, once the address was requested and is known', () => {
    const known = reorderWorld([one(1)], { addresses: [] })
    const asked = decided({ addresses: new Map([[1, 'last']]) })
    expect(standing(known, asked)).toEqual(['last, sent'])
    const unknown = reorderWorld([sent(1, [sentItem(1001)], { address_1: null, city: null })], {
      addresses: [],
    })
    expect(standing(unknown, asked)).toEqual(['gone, gone, not sent'])
  })

  it('can have an address link in place of an address, unless it is an e-gift', () => {
    const asked = decided({ addresses: new Map([[1, 'asked']]) })
    const nowhere = { address_1: null, city: null }
    const post = reorderWorld([sent(1, [sentItem(1001)], nowhere)], { addresses: [] })
    expect(standing(post, asked)).toEqual(['asked, sent'])
    const email = reorderWorld([sent(1, [sentItem(1001)], { ...nowhere, is_egift: true })], {
      addresses: [],
    })
    expect(standing(email, asked)).toEqual(['gone, gone, not sent'])
  })

  it('can be selected while there are units left after the selected ones', () => {
    const world = reorderWorld(three, { units: [[100, 2]] })
    const can = (ids: number[]) =>
      reorderGifts(world, decided({ chosen: new Map(ids.map((id) => [id, true])) })).map(
        ({ canChoose }) => canChoose,
      )
    expect(can([])).toEqual([true, true, true])
    expect(can([1])).toEqual([true, true, true])
    expect(can([1, 3])).toEqual([true, false, true])
  })
})

describe('any order with any decisions', () => {
  const skus = [1001, 1002, 2001, 3001]
  const anItem = fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 4 }) })
  const aWorld = fc
    .record({
      gifts: fc.array(fc.array(anItem, { minLength: 1, maxLength: 2 }), { maxLength: 8 }),
      units: fc.array(fc.tuple(fc.constantFrom(100, 200, 300), fc.nat(9)), { maxLength: 4 }),
      gone: fc.array(fc.nat(8)),
      inCart: fc.nat(8),
    })
    .map(({ gifts, units, gone, inCart }) => {
      const shipments = gifts.map((items, at) =>
        sent(
          at,
          items.map(({ sku, qty }) => sentItem(sku, { qty })),
        ),
      )
      return reorderWorld(shipments, {
        units,
        products: offer(skus),
        addresses: shipments.flatMap((_, at) => (gone.includes(at) ? [] : addressOf(at))),
        cart: cartTo(inCart, 1001, 2),
      })
    })
  const choices = fc.record({
    chosen: fc.array(fc.tuple(fc.nat(8), fc.boolean())).map((all) => new Map(all)),
    swaps: fc
      .array(fc.tuple(fc.nat(8), fc.constantFrom(...skus), fc.constantFrom(...skus)))
      .map((all) => new Map(all.map(([id, from, to]) => [id, new Map([[from, to]])]))),
    addresses: fc
      .array(fc.tuple(fc.nat(8), fc.constantFrom('last' as const, 'asked' as const)))
      .map((all) => new Map(all)),
  })

  it('sends no more than the stock, and every recipient at most once', () => {
    fc.assert(
      fc.property(aWorld, choices, (world, given) => {
        const gifts = reorderGifts(world, given)
        const ids = world.shipments.map(({ shipment_id }) => shipment_id)
        expect(gifts.map(({ giftId }) => giftId)).toEqual(ids)
        const { decide, prices, ready } = reorderSections(reorderGifts(world))
        const shown = [...decide, ...prices].flatMap(({ giftIds }) => giftIds).concat(ready)
        expect(shown.toSorted((a, b) => a - b)).toEqual(ids)
        for (const [itemId, units] of world.units) {
          const inCart = itemId === 100 ? 2 : 0
          const wanted = gifts
            .flatMap(({ isChosen, items }) => (isChosen ? items : []))
            .filter((item) => item.itemId === itemId)
            .reduce((sum, { quantity }) => sum + quantity, 0)
          expect(wanted).toBeLessThanOrEqual(Math.max(0, units - inCart))
        }
        for (const { isChosen, canChoose, address, items } of gifts) {
          if (!isChosen) continue
          expect([canChoose, address.kind === 'gone']).toEqual([true, false])
          expect(items.every(({ isSold }) => isSold)).toBe(true)
        }
      }),
    )
  })
})
