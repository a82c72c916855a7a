import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { aCart, aLine, aShipment, aShipping } from '../../../mocks/fixtures'
import { fakeClock } from '../../../testing/clock'
import { aStore, settled } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { notices } from '../../parts/lazy/lazyNotices'
import { ReviewGifts } from './ReviewGifts'

afterEach(cleanup)

const PASSED = /Today’s order cutoff has passed/

/** The gifts of the payment a minute before one in Chicago; `pass` brings the cut-off. */
async function aReview(ship_date: string, delivery_date: string) {
  await notices.load()
  const clock = fakeClock('2026-12-01T18:59:00.000Z')
  const shipping = aShipping({ ship_date, delivery_date })
  const recipients = [aShipment({ items: [aLine({ sku_id: 10011 })], shipping })]
  const backend = createBackend({
    scenario: { cart: aCart({ recipients }) },
    clock: () => clock.now().getTime(),
  })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init), clock })
  const { store, requests } = await aStore({}, { backend, clock, api, isBilling: true })
  render(
    <StoreProvider store={store}>
      <ReviewGifts />
    </StoreProvider>,
  )
  const pass = async () => {
    await act(() => settled(store))
    await act(async () => {
      await clock.advance(60_000)
      await settled(store)
    })
  }
  return { pass, requests, backend }
}

it('says that the cut-off has passed, with the day that what was to leave today has since', async () => {
  const { pass } = await aReview('2026-12-01', '2026-12-03')
  await screen.findByText(/December 3|Dec 3/)
  expect(screen.queryByText(PASSED)).toBeNull()
  await pass()
  await screen.findByText(PASSED)
  await screen.findByText(/December 4|Dec 4/)
})

it('says it also where the gifts cannot be read again', async () => {
  const { pass, backend } = await aReview('2026-12-01', '2026-12-03')
  await screen.findByText(/December 3|Dec 3/)
  for (const name of ['getCart', 'getGuaranteeDates'] as const) backend.setFault(name, 'not-found')
  await pass()
  await screen.findByText(PASSED)
})

it('asks nothing where nothing leaves today', async () => {
  const { pass, requests } = await aReview('2026-12-02', '2026-12-04')
  await pass()
  expect(screen.queryByText(PASSED)).toBeNull()
  expect(requests()).toEqual([])
})
