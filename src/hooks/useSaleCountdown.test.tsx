import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeClock } from '../../testing/clock'
import { createClient } from '../api/client/client'
import { createStore } from '../store/core/createStore'
import { StoreProvider } from './StoreProvider'
import { useSaleCountdown } from './useSaleCountdown'

afterEach(cleanup)

const MINUTE = 60_000

function Sale({ end }: { end: string | Date | null }) {
  const { remaining, endsOn, isEndingSoon, isOver } = useSaleCountdown(end)
  const ends = endsOn && `${endsOn.day}, ${endsOn.time}`
  return <p>{[remaining, ends, isEndingSoon && 'soon', isOver && 'over'].join(' | ')}</p>
}

function aSale(now: string, end: string | Date | null = '2026-12-01T18:00:00Z') {
  const clock = fakeClock(now)
  const store = createStore({ api: createClient(), clock })
  const page = (
    <StoreProvider store={store}>
      <Sale end={end} />
    </StoreProvider>
  )
  return { clock, page, pass: (ms: number) => act(() => clock.advance(ms)) }
}

const said = () => screen.getByRole('paragraph').textContent

it.each([
  ['2026-11-24T18:00:00Z', ' | Tue, Dec 1, 12:00 PM |  | '],
  ['2026-11-24T18:00:00.001Z', '6d 23h left | Tue, Dec 1, 12:00 PM |  | '],
  ['2026-12-01T16:59:59Z', '1h left | Tue, Dec 1, 12:00 PM |  | '],
  ['2026-12-01T17:00:01Z', '0h left | Tue, Dec 1, 12:00 PM | soon | '],
  ['2026-12-01T18:00:00Z', ' | Tue, Dec 1, 12:00 PM |  | over'],
])('at %s says %j', (now, words) => {
  render(aSale(now).page)
  expect(said()?.replaceAll('false', '')).toBe(words)
})

it.each([[null], ['soon'], [new Date(Number.NaN)]])('has nothing to say of %s', (end) => {
  render(aSale('2026-12-01T16:00:00Z', end).page)
  expect(said()).toBe(' |  | false | false')
})

it('updates at the start of each minute, whenever it was opened', async () => {
  const { pass, page } = aSale('2026-12-01T16:59:40.500Z')
  render(page)
  await pass(19_499)
  expect(said()).toMatch(/^1h left/)
  await pass(1)
  // At the full minute exactly one hour is left.
  expect(said()).toMatch(/^1h left/)
  await pass(MINUTE - 1)
  expect(said()).toMatch(/^1h left/)
  await pass(1)
  expect(said()).toMatch(/^0h left/)
  await pass(59 * MINUTE)
  expect(said()).toContain('over')
})

it('updates when a hidden page is shown again', async () => {
  const { clock, page } = aSale('2026-12-01T16:00:00Z')
  render(page)
  const real = clock.now
  clock.now = () => new Date(real().getTime() + 3 * 60 * MINUTE)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(said()).toContain('over')
})

it('leaves no timer and no listener behind', () => {
  const { clock, page } = aSale('2026-12-01T16:00:00Z')
  const callOff = vi.fn()
  clock.after = () => callOff
  const removed = vi.spyOn(document, 'removeEventListener')
  const { unmount } = render(page)
  unmount()
  expect(callOff).toHaveBeenCalledOnce()
  expect(removed).toHaveBeenCalledWith('visibilitychange', expect.any(Function))
  removed.mockRestore()
})

it('shows no time on a server, so that a cached page matches the browser', async () => {
  const complained = vi.spyOn(console, 'error')
  const place = document.createElement('div')
  place.innerHTML = renderToString(aSale('2026-12-01T10:00:00Z').page)
  expect(place.textContent).toBe(' | Tue, Dec 1, 12:00 PM | false | false')
  const root = await act(() => hydrateRoot(place, aSale('2026-12-01T16:00:00Z').page))
  expect(place.textContent).toMatch(/^2h left/)
  expect(complained).not.toHaveBeenCalled()
  act(() => root.unmount())
  complained.mockRestore()
})
