import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createClient } from '../../src/api/client/client'
import { StoreProvider } from '../../src/hooks/StoreProvider'
import { createStore } from '../../src/store/core/createStore'
import { RootBoundary } from './RootBoundary'

const store = createStore({ api: createClient() })

afterEach(() => vi.restoreAllMocks())

let failures = 0
/** Fails a given number of times, like React does when other code has moved its nodes. */
function Moved() {
  useLayoutEffect(() => {
    if (failures === 0) return
    failures -= 1
    throw new DOMException('The node is not a child of this node.', 'NotFoundError')
  })
  return <p>Filet Mignon</p>
}

/** How often the page was moved, after how long, and what is seen at the end. */
const cases = [
  { failed: [1], afterMs: 0, seen: 'Filet Mignon' },
  { failed: [1, 1, 1], afterMs: 1000, seen: 'Filet Mignon' },
  { failed: [1, 1], afterMs: 999, seen: 'Something went wrong here.' },
  { failed: [2], afterMs: 0, seen: 'Something went wrong here.' },
]

it.each(cases)('moved $failed times, $afterMs ms apart: $seen', ({ failed, afterMs, seen }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const onError = vi.fn()
  const drawn = () => (
    <StoreProvider store={store}>
      <RootBoundary onError={onError}>
        <Moved />
      </RootBoundary>
    </StoreProvider>
  )
  const { rerender, container } = render(drawn())
  failed.forEach((times, at) => {
    now.mockReturnValue(at * afterMs)
    failures = times
    rerender(drawn())
  })
  expect(container.textContent).toContain(seen)
  expect(onError).toHaveBeenCalledTimes(failed.reduce((sum, times) => sum + times, 0))
})
