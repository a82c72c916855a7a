import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Fault, FaultKind } from '../../../mocks/faults'
import { aHook } from '../../../testing/store/hookOnStore'
import { aWorld } from '../../../testing/store/verbs'
import { useLineItem } from '../../hooks'
import { useQuantityChange } from './useQuantityChange'

afterEach(() => void vi.unstubAllGlobals())

/** A line of two, and its item's total quantity. */
async function aLineOfTwo(units = 50) {
  const { first, scenario } = aWorld()
  const stock = [{ item_id: first.item_id, units }]
  const tested = await aHook(() => useQuantityChange(useLineItem(first.clin_id)), {
    ...scenario,
    stock,
  })
  const set = (quantity: number) => act(() => tested.result.current(quantity))
  return { ...tested, set, lineId: first.clin_id }
}

it('shows nothing for a saved quantity', async () => {
  const { set, toasts, announced, requests } = await aLineOfTwo()
  expect(await set(3)).toMatchObject({ status: 'saved' })
  expect(requests()).toContain('putQuantity')
  expect([toasts(), announced()]).toEqual([[], []])
})

it.each([
  [0, 'item-out-of-stock', 'line-out-of-stock'],
  [4, 'insufficient-stock', 'line-insufficient'],
])('says that %i are left', async (units, status, kind) => {
  const { set, toasts, announced, lineId } = await aLineOfTwo(units)
  expect(await set(9)).toMatchObject({ status, unitsAvailable: units })
  expect(announced()).toEqual([`${kind} ${JSON.stringify({ lineId, units })}`])
  expect(toasts()).toEqual([])
})

it.each<[FaultKind | Fault, string]>([
  ['server-error', 'change-not-saved'],
  ['forbidden', 'change-not-saved'],
  [{ kind: 'dropped-after', times: 1 }, 'change-unsure'],
])('shows a failure by %j once, even if several presses were one change', async (fault, kind) => {
  const { result, toasts, announced, backend } = await aLineOfTwo()
  backend.setFault('putQuantity', fault)
  if (kind === 'change-unsure') backend.setFault('getCart', 'forbidden')
  await act(() => Promise.all([3, 4, 5].map(result.current)))
  expect(toasts()).toEqual([`${kind} error`])
  expect(announced()).toEqual([])
})

it('has a specific message for an offline shopper', async () => {
  const { set, toasts } = await aLineOfTwo()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await set(3)).toMatchObject({ status: 'failed', reason: 'offline' })
  expect(toasts()).toEqual(['change-offline error'])
})
