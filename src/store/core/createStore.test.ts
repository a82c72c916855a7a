import { describe, expect, it, vi } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'

describe('the clock', () => {
  it('is corrected by the server’s where they differ by more than a minute', async () => {
    vi.useRealTimers()
    const { store } = await aStore({ cart: aCart(), now: '2026-12-24T18:00:00Z' })
    expect(Math.abs(store.now().getTime() - Date.parse('2026-12-24T18:00:00Z'))).toBeLessThan(5000)
  })
})
