import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aCart, aShipment, aShipping } from '../../../mocks/fixtures'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { createStore } from '../../store/createStore'
import { ClosingNote } from './ClosingNote'

afterEach(cleanup)

const [MYSELF, GIFT] = [true, false]

/** The note for a cart whose shipments arrive on these days; a day is `MM-DD` of 2026. */
async function saidOf(shipments: readonly (readonly [isMyself: boolean, day: string | null])[]) {
  const recipients = shipments.map(([is_myself, day]) =>
    aShipment({
      is_myself,
      shipping: aShipping({ delivery_date: day === null ? null : `2026-${day}` }),
    }),
  )
  const never = () => new Promise<Response>(() => {})
  const cart = { cart: aCart({ recipients }) }
  const store = createStore({ api: createClient({ fetch: never }), cart })
  const { container } = await act(async () =>
    render(
      <StoreProvider store={store}>
        <ClosingNote />
      </StoreProvider>,
    ),
  )
  return container.querySelector('.gw-closing-words')?.textContent
}

it.each([
  [[[GIFT, '12-10']], '1 gift, 1 person, arriving Thu, Dec 10'],
  [
    [
      [GIFT, '12-10'],
      [GIFT, '12-10'],
    ],
    '2 gifts, 2 people, arriving Thu, Dec 10',
  ],
  [
    [
      [MYSELF, '12-15'],
      [GIFT, '12-10'],
    ],
    '2 packages, 2 people, arriving Dec 10–15',
  ],
  [
    [
      [GIFT, '12-10'],
      [GIFT, '11-30'],
      [GIFT, null],
    ],
    '3 gifts, 3 people, arriving Nov 30 – Dec 10',
  ],
  [[[GIFT, null]], '1 gift, 1 person'],
] as const)('of %j it says "%s"', async (shipments, words) => {
  expect(await saidOf(shipments)).toBe(words)
})
