import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { fakeClock } from '../../testing/clock'
import { createClient } from '../api/client/client'
import { readingActions } from '../store/cart/reading'
import { createStore } from '../store/core/createStore'
import { StoreProvider } from './StoreProvider'
import { useMinute } from './useMinute'

afterEach(cleanup)

const MINUTE = 60_000
const DEVICE = '2026-12-01T16:00:30.000Z'

function Minute() {
  const minute = useMinute()
  return <p>{minute !== null && new Date(minute).toISOString()}</p>
}

/** A page whose visitor's clock differs from the server's by a number of minutes. */
function aPage(minutes: number) {
  const clock = fakeClock(DEVICE)
  const server = { skewMs: minutes * MINUTE }
  const { fetch } = createBackend({ clock: () => clock.now().getTime() + server.skewMs })
  const store = createStore({ api: createClient({ fetch, clock }), clock })
  const read = () => act(() => store.use(readingActions).refresh())
  const { unmount } = render(
    <StoreProvider store={store}>
      <Minute />
    </StoreProvider>,
  )
  return { clock, server, read, unmount }
}

const said = () => screen.getByRole('paragraph').textContent

it('follows the server’s time as soon as a response has it, not a minute later', async () => {
  const { clock, read } = aPage(120)
  expect(said()).toBe(DEVICE)
  await read()
  expect(said()).toBe('2026-12-01T18:00:30.000Z')
  await act(() => clock.advance(30_000))
  expect(said()).toBe('2026-12-01T18:01:00.000Z')
})

it('does not render again for small differences of late responses', async () => {
  const { clock, server, read } = aPage(120)
  await read()
  server.skewMs += 5000
  await act(() => clock.advance(3000))
  await read()
  expect(said()).toBe('2026-12-01T18:00:30.000Z')
})

it('receives nothing after unmounting', async () => {
  const { clock, read, unmount } = aPage(120)
  unmount()
  const after = vi.spyOn(clock, 'after')
  await read()
  // The timer for the next minute; the others belong to the read itself.
  expect(after).not.toHaveBeenCalledWith(30_000, expect.anything())
})
