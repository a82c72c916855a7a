import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCart } from '../../mocks/fixtures'
import { aHook } from '../../testing/store/hookOnStore'
import { settled } from '../../testing/store/testStore'
import { useCrossSell } from './useCrossSell'

/** The offers for a cart with these specials, with a line's skus or without. */
async function offered(skus: readonly number[] | null, given?: readonly number[]) {
  const cart = aCart({ cart_specials: skus && { skus } })
  const rules = { specials: skus ?? [] }
  const tested = await aHook(() => useCrossSell('Addons', given), { cart, rules })
  await act(() => settled(tested.store))
  const asked = tested.backend.requests.filter(({ endpoint }) => endpoint === 'getCrossSell')
  return { ...tested, count: asked.length }
}

describe('useCrossSell', () => {
  it.each([
    ['without specials', null, undefined],
    ['without specials, for some of its skus', [], [10011]],
  ] as const)(
    'of an ordinary cart %s has none, asks for none and reports nothing',
    async (_what, skus, given) => {
      const { result, count, reported } = await offered(skus, given)
      expect(result.current).toEqual({ offers: [], status: 'ready' })
      expect([count, reported]).toEqual([0, []])
    },
  )

  it.each([
    ['its specials', [10011], undefined],
    ['some of its skus', [10011], [10012]],
  ] as const)('asks once for what goes with %s', async (_what, skus, given) => {
    const { result, count, reported } = await offered(skus, given)
    expect(result.current.status).toBe('ready')
    expect([count, reported]).toEqual([1, []])
  })
})
