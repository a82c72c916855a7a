import { expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../mocks/fixtures'
import { createClient } from '../../src/api/client/client'
import { createStore } from '../../src/store/core/createStore'
import { gained } from './cartItems'

const store = createStore({ api: createClient({}) })

it.each([
  ['one more of a sku', [[1, 2]], [[1, 3]], [[1, 1]]],
  ['another sku', [[1, 2]], [[2, 2]], [[2, 2]]],
  ['less of a sku', [[1, 2]], [[1, 1]], []],
  [
    'two shipments merged into one',
    [
      [1, 1],
      [1, 2],
    ],
    [[1, 3]],
    [],
  ],
  [
    'a copy for someone else',
    [[1, 1]],
    [
      [1, 1],
      [1, 1],
    ],
    [[1, 1]],
  ],
])('%s', (_case, from, to, more) => {
  const cartOf = (lines: number[][]) =>
    aCart({
      recipients: lines.map(([sku_id = 0, qty = 0]) =>
        aShipment({ items: [aLine({ sku_id, qty })] }),
      ),
    })
  const items = gained(store, cartOf(from), cartOf(to))
  expect(items.map(({ item_id, quantity }) => [Number(item_id), quantity])).toEqual(more)
})
