import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../../mocks/fixtures'
import { reorderWorld, sent, sentItem } from '../../../../testing/account/reorderWorld'
import { cartPrices } from './cartPrices'
import { reorderGifts } from './gifts'
import type { ReorderItem } from './items'

const [gift] = reorderGifts(reorderWorld([sent(1, [sentItem(1001), sentItem(1002)])]))
const items = gift?.items ?? []
const inCart = (...prices: readonly number[]) =>
  aCart({
    recipients: [7, 8].map((crec_id) =>
      aShipment({ crec_id, items: prices.map((price, at) => aLine({ sku_id: 1001 + at, price })) }),
    ),
  })
const clubOf = (club_orders: number, price: number) => {
  const [club] = reorderGifts(reorderWorld([sent(1, [sentItem(1001, { club_orders, price })])]))
  return { ...(club?.items[0] as ReorderItem), nowCents: price * 100 }
}
const clubLine = (club_orders: number, price: number) =>
  aLine({ sku_id: 1001, price, detail: { club_orders } })
const added = (...ids: readonly (number | null)[]) =>
  ids.map((shipmentId) => ({ items, shipmentId }))

describe('the prices of added gifts', () => {
  it.each([
    ['as in the list', added(7), inCart(40, 40), []],
    ['a cent more', added(7), inCart(40.01, 40), [[1001, 4000, 4001]]],
    ['a cent less', added(7), inCart(40, 39.99), [[1002, 4000, 3999]]],
    ['more in two gifts', added(7, 8), inCart(50, 40), [[1001, 4000, 5000]]],
    ['more in a gift that was not added', added(null), inCart(50, 50), []],
    ['more in a gift that was removed', added(9), inCart(50, 50), []],
    ['unknown without a cart', added(7), null, []],
    [
      'of clubs of one size, each with its own line',
      [{ items: [clubOf(12, 120), clubOf(3, 30)], shipmentId: 7 }],
      aCart({
        recipients: [aShipment({ crec_id: 7, items: [clubLine(3, 30), clubLine(12, 130)] })],
      }),
      [[1001, 12_000, 13_000]],
    ],
    [
      'of a club that the shop did not give its length',
      [{ items: [clubOf(12, 120)], shipmentId: 7 }],
      aCart({ recipients: [aShipment({ crec_id: 7, items: [clubLine(3, 30)] })] }),
      [[1001, 12_000, 3000]],
    ],
  ])('%s', (_case, gifts, cart, expected) => {
    const found = cartPrices(gifts, cart).map(({ skuId, thenCents, nowCents }) => [
      skuId,
      thenCents,
      nowCents,
    ])
    expect(found).toEqual(expected)
  })
})
