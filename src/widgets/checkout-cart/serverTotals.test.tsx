import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { twoShipments } from '../../../mocks/scenarios'
import { cartPage, shownBy } from '../../../testing/cartPage'
import { aStore, settled, withCart } from '../../../testing/store/testStore'
import { formatUsd } from '../../domain/money'
import type { Cart } from '../../domain/schema/entities'
import { cartActions } from '../../store/cart/actions'

/* Reliability A9: if the server's total differs from the page's calculation, the server's is shown. */

const CENTS = [
  1, 2, 5, 9, 10, 49, 50, 99, 100, 101, 250, 499, 500, 995, 999, 1000, 2495, 4000, 5995,
]
const MORE = [9999, 10_000, 12_345, 25_000, 49_999, 50_000]
const DIFFERENCES = [...CENTS, ...MORE].flatMap((cents) => [cents, -cents])

/** A cart with totals that the server calculates differently. */
const differing = (cents: number) => (cart: Cart) => {
  const totals = cart.summary_section_totals
  const total = (Math.round(Number(totals?.cart_net_total) * 100) + cents) / 100
  return { ...cart, summary_section_totals: { ...totals, cart_net_total: total } } as Cart
}

it(`shows the server's total, ${DIFFERENCES.length} times another one than its parts add up to`, async () => {
  let cents = 0
  const { store, backend } = await aStore(twoShipments, {
    through: (fetch) => (input, init) => withCart(differing(cents))(fetch)(input, init),
  })
  const { container } = render(cartPage(store))
  const lineId = store.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
  const wrong: unknown[] = []
  for (const [at, difference] of DIFFERENCES.entries()) {
    cents = difference
    // From a read, and from the response to a change, which the page has calculated itself meanwhile.
    await act(async () => {
      if (at % 2 === 0) await store.use(cartActions).refresh()
      else await store.use(cartActions).setQuantity(lineId, 2 + (at % 3))
      await settled(store)
    })
    const own = Math.round(
      Number((await backend.cart())?.summary_section_totals?.cart_net_total) * 100,
    )
    const { total } = shownBy(container)
    if (total !== formatUsd(own + difference))
      wrong.push([difference, total, formatUsd(own + difference)])
  }
  expect([DIFFERENCES.length, wrong]).toEqual([50, []])
})
