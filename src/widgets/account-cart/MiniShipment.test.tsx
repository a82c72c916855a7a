import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { belowThreshold, promoShipping } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { MiniShipment } from './MiniShipment'

afterEach(cleanup)

it.each([
  ['a small one', belowThreshold, 1],
  ['a small one with a code for shipping', promoShipping, 0],
])('a gift needs more for free shipping, unless it has it: %s', async (_case, scenario, gaps) => {
  const { store } = await aStore(scenario)
  const id = store.state.cart?.recipients[0]?.crec_id ?? 0
  render(
    <StoreProvider store={store}>
      <MiniShipment shipmentId={id} />
    </StoreProvider>,
  )
  expect(screen.queryAllByText(/more to this shipment for free shipping$/)).toHaveLength(gaps)
})
