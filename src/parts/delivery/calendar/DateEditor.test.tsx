import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBackend } from '../../../../mocks/backend'
import { oneShipment } from '../../../../mocks/scenarios'
import { createClient } from '../../../api/client/client'

let isMissing = false
beforeEach(() => {
  vi.resetModules()
  vi.doMock('../../../store/core/verbs', async (original) => {
    if (isMissing) throw new Error('not there')
    return original()
  })
})
afterEach(async () => act(async () => cleanup()))
afterAll(() => {
  vi.doUnmock('../../../store/core/verbs')
  vi.resetModules()
})

it('says that its code did not load, and shows the days once it does', async () => {
  isMissing = true
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
  isMissing = false
  fireEvent.click(again)
  expect(await screen.findAllByRole('radio')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
