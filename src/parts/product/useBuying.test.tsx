import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { emptyCartGuest } from '../../../mocks/scenarios'
import { aHook } from '../../../testing/store/hookOnStore'
import { cappedAt } from '../../../testing/store/oddShops'
import { useBuying } from './useBuying'

const ann = anAddress({ fname: 'Ann' })
const prepare = () => Promise.resolve({ status: 'ready' as const, recipients: [ann] })

it.each([
  [3, true],
  [5, false],
])('with at most %i of 5, says that not everything is as chosen: %s', async (most, isPartlySet) => {
  const scenario = { ...emptyCartGuest(), addresses: [ann] }
  const options = { through: cappedAt(most) }
  const { result } = await aHook(() => useBuying({ prepare, choose: vi.fn() }), scenario, options)
  const bought = await act(() => result.current.buy({ itemId: 1001, skuId: 10011, quantity: 5 }))
  expect(bought).toMatchObject({ kind: 'added', isPartlySet })
})
