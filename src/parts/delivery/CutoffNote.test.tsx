import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { aCart, aLine, aShipment, aShipping } from '../../../mocks/fixtures'
import { fakeClock } from '../../../testing/clock'
import { aStore, settled } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { CART_TYPE_EGIFT } from '../../domain/constants'
import type { Shipment } from '../../domain/schema/entities'
import { StoreProvider, useDeliveryDates, useShipments } from '../../hooks'
import { StatusRegion } from '../../ui'
import { CutoffNote } from './CutoffNote'

afterEach(cleanup)

/** A minute before one in Chicago. */
const TUESDAY = '2026-12-01T18:59:00.000Z'
const SUNDAY = '2026-12-06T18:59:00.000Z'

function Page() {
  const { shipments } = useShipments()
  const [shipment = aShipment()] = shipments
  const { availableDays } = useDeliveryDates(shipment.crec_id)
  return (
    <>
      <StatusRegion>
        <CutoffNote shipmentId={shipment.crec_id} />
      </StatusRegion>
      <p>{`Leaves ${shipment.shipping?.ship_date}, from ${availableDays[0]?.option?.ship_date}`}</p>
    </>
  )
}

/** A cart with a gift, on a page one minute before the cutoff. */
async function aPage(now: string, gift: Shipment) {
  const clock = fakeClock(now)
  const recipients = [gift]
  const backend = createBackend({
    scenario: { cart: aCart({ recipients }) },
    clock: () => clock.now().getTime(),
  })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init), clock })
  const { store } = await aStore({}, { backend, clock, api })
  render(
    <StoreProvider store={store}>
      <Page />
    </StoreProvider>,
  )
  await act(() => settled(store))
  const pass = () =>
    act(async () => {
      await clock.advance(60_000)
      await settled(store)
    })
  return { pass }
}

const steak = (ship_date: string, delivery_date: string) =>
  aShipment({
    items: [aLine({ sku_id: 10011 })],
    shipping: aShipping({ ship_date, delivery_date }),
  })

it('appears with the current days, and the gift’s new one', async () => {
  const { pass } = await aPage(TUESDAY, steak('2026-12-01', '2026-12-03'))
  await screen.findByText('Leaves 2026-12-01, from 2026-12-01')
  await pass()
  expect(screen.getByRole('status').textContent).toContain('Today’s order cutoff has passed.')
  await screen.findByText('Leaves 2026-12-02, from 2026-12-02')
})

it.each([
  ['if nothing ships today', SUNDAY, steak('2026-12-07', '2026-12-09')],
  ['of an e-gift', TUESDAY, { ...steak('2026-12-01', '2026-12-01'), cart_type: CART_TYPE_EGIFT }],
])('is not said %s', async (_case, now, gift) => {
  const { pass } = await aPage(now, gift)
  await screen.findByText(/^Leaves/)
  await pass()
  expect(screen.getByRole('status').textContent).toBe('')
})
