import { expect, it } from 'vitest'
import { tableSum } from '../../scripts/embed/checksum'
import { loaderTable } from '../../scripts/embed/loaderTable'
import { decodeManifest } from './decodeManifest'

it('finds apps by name, but not properties of every object', () => {
  const app = ['checkout-cart', '/cart'] as const
  const sums = { scriptSum: tableSum('cart'), styleSum: tableSum('style') }
  const [, rows, table] = loaderTable('1', [{ number: 17, needs: [], ...sums, app }], 0)
  const [, apps] = decodeManifest(rows, table, 'https://shop.test/giftwell')
  expect(Object.entries(apps)).toEqual([['checkout-cart', [17, '/cart']]])
  expect(apps.constructor).toBeUndefined()
})
