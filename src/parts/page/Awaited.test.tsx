import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { never, transport } from '../../../testing/api/transport'
import { fakeClock } from '../../../testing/clock'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { miniCartActions } from '../../store/cart/miniCart'
import { createStore } from '../../store/core/createStore'
import { Awaited } from './Awaited'

afterEach(cleanup)

it('"Try again" sends a slow request again, although its readers share one', async () => {
  const clock = fakeClock('2026-12-08T16:00:00Z')
  const { fetch, requests } = transport(never)
  const store = createStore({ api: createClient({ fetch, clock }), clock })
  const { loadMiniCart } = store.use(miniCartActions)
  void loadMiniCart()
  render(
    <StoreProvider store={store}>
      <Awaited onRetry={loadMiniCart}>Skeleton</Awaited>
    </StoreProvider>,
  )
  await act(() => clock.advance(8000))
  expect(requests).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.advance(1000))
  expect(requests).toHaveLength(2)
})
