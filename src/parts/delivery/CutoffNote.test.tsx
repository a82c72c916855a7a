import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { aCart, aLine, aShipment, aShipping } from '../../../mocks/fixtures'
import { fakeClock } from '../../../testing/clock'
import { aStore, settled } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { StoreProvider, useDeliveryDates, useShipments } from '../../hooks'
import { CutoffNote } from './CutoffNote'

afterEach(cleanup)

/** A minute before one in Chicago, on a Tuesday. */
const NOW = '2026-12-01T18:59:00.000Z'

function Page() {
  const { shipments } = useShipments()
  const [shipment = aShipment()] = shipments
  const { availableDays } = useDeliveryDates(shipment.crec_id)
  return (
    <>
      <CutoffNote shipmentId={shipment.crec_id} />
      <p>{`Leaves ${shipment.shipping?.ship_date}, from ${availableDays[0]?.option?.ship_date}`}</p>
    </>
  )
}

/** A cart with a gift that leaves today, on the page a minute before that ends. */
async function aPage() {
  const clock = fakeClock(NOW)
  const shipping = aShipping({ ship_date: '2026-12-01', delivery_date: '2026-12-03' })
  const recipients = [aShipment({ items: [aLine({ sku_id: 10011 })], shipping })]
  const backend = createBackend({
    scenario: { cart: aCart({ recipients }) },
    clock: () => clock.now().getTime(),
  })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init), clock })
  const { store, requests } = await aStore({}, { backend, clock, api })
  render(
    <StoreProvider store={store}>
      <Page />
    </StoreProvider>,
  )
  await act(() => settled(store))
  return { store, clock, requests }
}

it('comes with the days as they are since, and where the gift has been moved to', async () => {
  const { store, clock } = await aPage()
  await screen.findByText('Leaves 2026-12-01, from 2026-12-01')
  await act(async () => {
    await clock.advance(60_000)
    await settled(store)
  })
  expect(screen.getByRole('status').textContent).toContain('Today’s order cutoff has passed.')
  await screen.findByText('Leaves 2026-12-02, from 2026-12-02')
})
