import { act, cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { findItem } from '../../mocks/catalogue'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { STORY_NOW } from '../../mocks/scenarios'
import { fakeClock } from '../../testing/clock'
import { FakeIntersections, fakeIntersections } from '../../testing/fakeIntersections'
import { aStore } from '../../testing/store/testStore'
import { StoreProvider } from '../hooks'
import Pcp from './pcp'
import ThreeUp from './three-up'

fakeIntersections()
afterEach(cleanup)

const products = [1001, 1002, 1901].flatMap((id) => {
  const item = findItem(id)
  return item ? [shopProduct(item, Date.parse(STORY_NOW))] : []
})
const cards = products.map((product) => ({ product }))

it.each<[string, ComponentType<object>, object, string]>([
  ['three-up', ThreeUp, { heading: 'Favorite gifts', cards }, 'Favorite gifts'],
  ['three-up without a heading', ThreeUp, { location: 'home', cards }, 'home'],
  ['pcp', Pcp, { title: 'Steaks', products }, 'Steaks'],
])(
  '%s reports which of its products were visible for a second',
  async (_name, Widget, data, list) => {
    const clock = fakeClock(STORY_NOW)
    const { store } = await aStore({}, { clock })
    const heard: unknown[] = []
    store.events.on('items-seen', ({ list, items }) =>
      heard.push([list, ...items.map(({ itemId, index }) => `${itemId}@${index}`)]),
    )
    const { container } = render(
      <StoreProvider store={store}>
        <Widget {...data} />
      </StoreProvider>,
    )
    for (const id of [1002, 1901]) {
      const card = container.querySelector(`[data-gw-product="${id}"]`)
      if (card) FakeIntersections.show(card)
    }
    await act(() => clock.advance(999))
    expect(heard).toEqual([])
    await act(() => clock.advance(1))
    await act(() => clock.advance(5000))
    expect(heard.flat()).toEqual([list, '1002@1', '1901@2'])
  },
)
