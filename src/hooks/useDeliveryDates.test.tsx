import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { fakeClock } from '../../testing/clock'
import { aHook } from '../../testing/store/hookOnStore'
import { createClient } from '../api/client/client'
import { useDeliveryDates } from './useDeliveryDates'
import { useShipments } from './useShipments'

const HOUR = 3_600_000

it('a passed cutoff and its days end at midnight in Chicago', async () => {
  // A Tuesday, an hour after the cutoff.
  const clock = fakeClock('2026-12-01T20:00:00Z')
  const backend = createBackend({ clock: () => clock.now().getTime() })
  const api = createClient({ fetch: backend.fetch, clock })
  const { result, store } = await aHook(
    () => useDeliveryDates(useShipments().shipments[0]?.crec_id ?? 0),
    {},
    { backend, api, clock },
  )
  const end = store.start()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(result.current).toMatchObject({ isCutoffPassed: true, today: { day: 1 } })
  await act(() => clock.advance(11 * HOUR))
  await waitFor(() =>
    expect(result.current).toMatchObject({ isCutoffPassed: false, today: { day: 2 } }),
  )
  end()
})
