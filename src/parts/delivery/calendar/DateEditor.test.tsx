import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from '../../../../mocks/backend'
import { oneShipment } from '../../../../mocks/scenarios'
import { missingVerbs } from '../../../../testing/store/missingVerbs'
import { createClient } from '../../../api/client/client'

const late = missingVerbs()
afterEach(async () => act(async () => cleanup()))

it('says that its code did not load, and shows the days once it does', async () => {
  late.isMissing = true
  const { createStore } = await import('../../../store/core/createStore')
  const { StoreProvider } = await import('../../../hooks')
  const { cartActions } = await import('../../../store/cart/actions')
  const { DateEditor } = await import('./DateEditor')
  const { fetch } = createBackend({ scenario: oneShipment })
  const store = createStore({ api: createClient({ fetch }) })
  await store.use(cartActions).load()
  const shipmentId = store.state.cart?.recipients[0]?.crec_id ?? 0
  render(
    <StoreProvider store={store}>
      <DateEditor shipmentId={shipmentId} end={() => {}} />
    </StoreProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  late.isMissing = false
  fireEvent.click(again)
  expect(await screen.findAllByRole('radio')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
