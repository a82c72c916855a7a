import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { products } from '../../mocks/catalogue'
import { aHook } from '../../testing/store/hookOnStore'
import { answering, settled } from '../../testing/store/testStore'
import { useItemStock } from './useItemStock'

const [filet, ribeye] = products
const asked = (all: readonly { endpoint: string | null; body?: unknown }[]) =>
  all.filter(({ endpoint }) => endpoint === 'postCheckStock')

it('requests all of a list at once, and returns each remaining stock', async () => {
  const list = [filet, ribeye].flatMap((one) => one ?? [])
  const tested = await aHook(() => useItemStock(list), { stock: [{ item_id: 1001, units: 0 }] })
  await act(() => settled(tested.store))
  expect([...tested.result.current.units]).toEqual([
    [1001, 0],
    [1002, 240],
  ])
  expect(asked(tested.backend.requests)).toHaveLength(1)
})

it('leaves out items of which the server does not say how many are left', async () => {
  const list = [filet, ribeye].flatMap((one) => one ?? [])
  const through = answering('check-stock-on-cart', [
    { item_id: 1001, units: null },
    { item_id: 1002, units: 3 },
  ])
  const tested = await aHook(() => useItemStock(list), {}, { through })
  await act(() => settled(tested.store))
  expect([...tested.result.current.units]).toEqual([[1002, 3]])
})

it('requests only the stock of later products', async () => {
  const shown = { list: [filet].flatMap((one) => one ?? []) }
  const tested = await aHook(() => useItemStock(shown.list))
  await act(() => settled(tested.store))
  shown.list = [filet, ribeye].flatMap((one) => one ?? [])
  tested.rerender()
  await act(() => settled(tested.store))
  expect([...tested.result.current.units.keys()]).toEqual([1001, 1002])
  const skus = asked(tested.backend.requests).map(({ body }) => body)
  expect(skus).toEqual([
    [10011, 10012, 10013],
    [10021, 10022, 10023],
  ])
})

it('has no stock without a response, and requests nothing without products', async () => {
  const none: typeof products = []
  const silent = await aHook(() => useItemStock(none))
  await act(() => settled(silent.store))
  expect(asked(silent.backend.requests)).toEqual([])
  const list = [filet].flatMap((one) => one ?? [])
  const tested = await aHook(() => useItemStock(list), { faults: { postCheckStock: 'not-found' } })
  await act(() => settled(tested.store))
  expect(tested.result.current.units.size).toBe(0)
  expect(tested.reported).toEqual(['item-stock-failed'])
})
