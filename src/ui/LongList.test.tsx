import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LongList } from './LongList'

afterEach(cleanup)

/** The shopper's own number comes first, whatever it is. */
const OWN = 1450
const many = [OWN, ...Array.from({ length: 60 }, (_, at) => 1000 + at * 10)]
const list = (ids: readonly number[]) => (
  <LongList aria-label="All" ids={ids} height={4}>
    {(id) => <b>{id}</b>}
  </LongList>
)
const items = () => within(screen.getByRole('list', { name: 'All' })).getAllByRole('listitem')

describe('a long list', () => {
  it('is one list in the given order, and a short one has no runs', () => {
    const { container } = render(list(many))
    expect(items().map(({ textContent }) => Number(textContent))).toEqual(many)
    expect(container.querySelectorAll('.gw-run').length).toBeGreaterThan(5)
    cleanup()
    render(list([1, 2, 3]))
    expect([items().length, document.querySelector('.gw-run')]).toEqual([3, null])
  })

  it('keeps the elements of all others, whichever is removed, down to the last', () => {
    const { rerender } = render(list(many))
    for (let left = many; left.length > 1; left = left.slice(1)) {
      const before = items()
      rerender(list(left.slice(1)))
      for (const [at, item] of items().entries()) expect(item).toBe(before[at + 1])
    }
  })
})
