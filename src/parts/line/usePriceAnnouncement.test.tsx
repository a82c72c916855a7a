import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aHook } from '../../../testing/store/hookOnStore'
import { withCart } from '../../../testing/store/testStore'
import { aWorld } from '../../../testing/store/verbs'
import type { LineItem } from '../../domain/schema/entities'
import { cartActions } from '../../store/cart/actions'
import { dialogActions } from '../../store/dialog/dialogs'
import { usePriceAnnouncement } from './usePriceAnnouncement'

/** A cart whose prices rise by some dollars, by line; reads each rise and returns the announcements. */
async function risingPrices(...rises: readonly (readonly [first: number, second: number])[]) {
  const { first, second, scenario } = aWorld()
  let rise: readonly [number, number] = [0, 0]
  const dearer = (line: LineItem) => {
    const by = [first, second].findIndex(({ clin_id }) => clin_id === line.clin_id)
    return { ...line, price: Number(line.price) + (rise[by] ?? 0), display_totals: null }
  }
  const through = withCart((cart) => ({
    ...cart,
    recipients: cart.recipients.map((one) => ({ ...one, items: one.items.map(dearer) })),
  }))
  const { store, announced } = await aHook(usePriceAnnouncement, scenario, { through })
  const said: string[] = []
  for (const next of rises) {
    rise = next
    await act(() => store.use(cartActions).refresh())
    said.push(...announced())
    for (const { id } of store.slot(dialogActions).announcements)
      store.use(dialogActions).announced(id)
  }
  return said
}
const of = (count: number) => `prices-changed {"count":${count}}`

it.each([
  ['none of prices that stay', [[0, 0]], []],
  ['one of a price', [[5, 0]], [of(1)]],
  ['one of two that change together', [[5, 7]], [of(2)]],
  [
    'one of a change that is read again',
    [
      [5, 0],
      [5, 0],
      [5, 0],
    ],
    [of(1)],
  ],
  [
    'another of another change of the same price',
    [
      [5, 0],
      [6, 0],
    ],
    [of(1), of(1)],
  ],
  [
    'another of the price of another line, and not of the first again',
    [
      [5, 0],
      [5, 7],
    ],
    [of(1), of(1)],
  ],
  [
    'none of a price that is back',
    [
      [5, 0],
      [0, 0],
    ],
    [of(1)],
  ],
  [
    'another of a price that was back, and changed again',
    [
      [5, 0],
      [0, 0],
      [5, 0],
    ],
    [of(1), of(1)],
  ],
] as const)('announces %s', async (_what, rises, told) => {
  expect(await risingPrices(...rises)).toEqual(told)
})
