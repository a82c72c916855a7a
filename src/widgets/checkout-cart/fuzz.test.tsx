import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { products } from '../../../mocks/catalogue'
import { fuzzerOf, steps } from '../../../testing/api/fuzz'
import { cartPage, page } from '../../../testing/cartPage'
import { isLong } from '../../../testing/spread'
import { createClient } from '../../api/client/client'
import { cartActions } from '../../store/cart/actions'
import '../../parts/lazy/notices'
import { aWorld } from '../../../testing/store/verbs'
import { createStore } from '../../store/core/createStore'

/*
 * Malformed carts of a faulty server: each is refused as a whole with a message, or rendered without a throw,
 * a NaN, or "[object Object]".
 */

const SEED = 20_261_208
const RUNS = isLong ? 2000 : 60

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a malformed cart', () => {
  it(`is rendered or refused, ${RUNS} times`, async () => {
    const warned = vi.spyOn(console, 'error')
    const fuzz = fuzzerOf({ cart: aWorld().scenario.cart })
    const seen = { drawn: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(steps, async (fuzzing) => {
        const text = fuzz(fuzzing)
        const fetch = async (input: unknown) =>
          String(input).includes('/cart') ? new Response(text) : new Response('{}')
        const store = createStore({ api: createClient({ fetch }), products, page })
        const { container } = render(cartPage(store))
        await act(async () => void (await store.use(cartActions).load()))
        const said = container.textContent ?? ''
        if (store.state.cartFacts.status === 'failed') {
          seen.refused += 1
          expect(said).toContain('We couldn’t load your cart')
        } else seen.drawn += 1
        // A server text may be any word; an amount and a quantity may not.
        expect(said).not.toMatch(/\$\D|undefined|\[object/)
        for (const { value } of container.querySelectorAll<HTMLInputElement>('.gw-quantity-input'))
          expect(value).toMatch(/^\d+$/)
        cleanup()
      }),
      { seed: SEED, numRuns: RUNS },
    )
    expect(warned).not.toHaveBeenCalled()
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
    expect(Math.min(seen.drawn, seen.refused), JSON.stringify(seen)).toBeGreaterThan(RUNS / 20)
  }, 300_000)
})
