import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aStore } from '../../testing/store/testStore'
import { StoreProvider } from './StoreProvider'
import { useSingleton } from './useSingleton'

afterEach(cleanup)

/** Notes at each drawing whether it owns the role. */
function Claim({ drawn, drawsAtOnce }: { drawn: boolean[]; drawsAtOnce: boolean }) {
  drawn.push(useSingleton('role', { drawsAtOnce }))
  return null
}

it.each([
  ['waits for its effects', false, [false, true]],
  ['owns it from the first drawing on where it draws at once', true, [true]],
])('the first one %s; a later one waits for its end', async (_how, drawsAtOnce, expected) => {
  const { store } = await aStore()
  const claim = (drawn: boolean[]) =>
    render(
      <StoreProvider store={store}>
        <Claim drawn={drawn} drawsAtOnce={drawsAtOnce} />
      </StoreProvider>,
    )
  const [first, second]: [boolean[], boolean[]] = [[], []]
  const one = claim(first)
  claim(second)
  expect([...new Set(first)]).toEqual(expected)
  expect([...new Set(second)]).toEqual([false])
  one.unmount()
  expect(second.at(-1)).toBe(true)
})
