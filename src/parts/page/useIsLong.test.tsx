import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { fakeClock } from '../../../testing/clock'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { createStore } from '../../store/core/createStore'
import { useIsLong } from './useIsLong'

afterEach(cleanup)

it('is over in the same render in which the wait is, so that nothing late is announced', async () => {
  const clock = fakeClock('2026-12-01T16:00:00.000Z')
  const store = createStore({ api: createClient({ fetch: createBackend().fetch }), clock })
  const answers: boolean[] = []
  const { rerender } = renderHook(({ isBusy }) => answers.push(useIsLong(isBusy, 10_000)), {
    initialProps: { isBusy: true },
    wrapper: ({ children }) => <StoreProvider store={store}>{children}</StoreProvider>,
  })
  await act(() => clock.advance(10_000))
  expect(answers.at(-1)).toBe(true)
  answers.length = 0
  rerender({ isBusy: false })
  expect(answers).not.toContain(true)
})
