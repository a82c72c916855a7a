import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aStore } from '../../testing/store/testStore'
import { StoreProvider } from './StoreProvider'
import { useSingleton } from './useSingleton'

afterEach(cleanup)

/** Records at each render whether it owns the role. */
function Claim({ drawn }: { drawn: boolean[] }) {
  drawn.push(useSingleton('role'))
  return null
}

it('belongs to the first one; a later one waits for its end', async () => {
  const { store } = await aStore()
  const claim = (drawn: boolean[]) =>
    render(
      <StoreProvider store={store}>
        <Claim drawn={drawn} />
      </StoreProvider>,
    )
  const [first, second]: [boolean[], boolean[]] = [[], []]
  const one = claim(first)
  claim(second)
  expect([...new Set(first)]).toEqual([false, true])
  expect([...new Set(second)]).toEqual([false])
  one.unmount()
  expect(second.at(-1)).toBe(true)
})
