import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../testing/clock'
import { FakeIntersections, fakeIntersections } from '../../testing/fakeIntersections'
import { createClient } from '../api/client/client'
import { createStore } from '../store/core/createStore'
import { StoreProvider } from './StoreProvider'
import { useImpressions } from './useImpressions'

fakeIntersections()
afterEach(cleanup)

function aList() {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const store = createStore({ api: createClient(), clock })
  const heard: string[] = []
  store.events.on('items-seen', ({ list, items }) =>
    heard.push([list, ...items.map(({ itemId, index }) => `${itemId}@${index}`)].join(' ')),
  )
  const page = (ids: readonly number[], isAllowed = true) => (
    <StoreProvider store={store}>
      <List ids={ids} isAllowed={isAllowed} />
    </StoreProvider>
  )
  const { rerender, unmount } = render(page([1, 2, 3]))
  const show = (id: number, isInSight = true) => {
    const element = document.querySelector(`[data-id="${id}"]`)
    if (element) FakeIntersections.show(element, isInSight)
  }
  const pass = (ms: number) => act(() => clock.advance(ms))
  return { heard, page, rerender, unmount, show, pass }
}

function List({ ids, isAllowed }: { ids: readonly number[]; isAllowed: boolean }) {
  const { watch } = useImpressions({ list: 'Steaks', isAllowed })
  return ids.map((itemId, index) => (
    <p
      key={itemId}
      data-id={itemId}
      ref={watch({ itemId, skuId: null, name: `Item ${itemId}`, priceCents: null, index })}
    />
  ))
}

describe('useImpressions', () => {
  it('reports together everything that was half visible for a second', async () => {
    const { heard, show, pass } = aList()
    expect(FakeIntersections.all.map(({ options }) => options.threshold)).toEqual([0.5])
    show(1)
    show(2)
    await pass(999)
    expect(heard).toEqual([])
    await pass(1)
    await pass(250)
    expect(heard).toEqual(['Steaks 1@0 2@1'])
  })

  it('does not count items that were scrolled past', async () => {
    const { heard, show, pass } = aList()
    show(1)
    await pass(900)
    show(1, false)
    await pass(5000)
    expect(heard).toEqual([])
  })

  it('counts each once, at its current position, however often the list renders', async () => {
    const { heard, page, rerender, show, pass } = aList()
    rerender(page([3, 2, 1]))
    show(1)
    await pass(1250)
    rerender(page([2, 3]))
    rerender(page([1, 2, 3]))
    show(1)
    await pass(1250)
    expect(heard).toEqual(['Steaks 1@2'])
  })

  it('waits for permission, and then reports earlier impressions', async () => {
    const { heard, page, rerender, show, pass } = aList()
    rerender(page([1, 2, 3], false))
    show(3)
    await pass(2000)
    expect(heard).toEqual([])
    rerender(page([1, 2, 3], true))
    expect(heard).toEqual(['Steaks 3@2'])
  })

  it('reports before the page is left', async () => {
    const { heard, show, pass, unmount } = aList()
    show(1)
    await pass(1000)
    expect(heard).toEqual([])
    dispatchEvent(new Event('pagehide'))
    expect(heard).toEqual(['Steaks 1@0'])
    show(2)
    await pass(1000)
    unmount()
    expect(heard).toEqual(['Steaks 1@0', 'Steaks 2@1'])
  })

  it('reports nothing without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const { heard, pass } = aList()
    await pass(5000)
    expect(heard).toEqual([])
  })
})
