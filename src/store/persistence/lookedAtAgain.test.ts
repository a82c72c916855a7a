import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import { page, tabs, tabsPerTest, WALLET, WAYS } from '../../../testing/store/tabs'

tabsPerTest()

describe('a tab checks the cart’s version when it is shown again', () => {
  type Tested = Awaited<ReturnType<typeof tabs>>

  /** A page with a cart that is hidden and shown again, and its requests. */
  async function lookedAt(change: (tested: Tested) => unknown = () => {}) {
    const tested = await tabs(1, WAYS.BroadcastChannel())
    const heard: string[] = []
    tested.mine.events.onAny((name) => heard.push(name))
    await change(tested)
    const seen = tested.backend.count()
    for (const visibilityState of ['hidden', 'visible']) {
      vi.stubGlobal('document', { visibilityState })
      page.dispatchEvent(new Event('visibilitychange'))
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
    const asked = tested.backend.requests.slice(seen).map(({ endpoint }) => endpoint)
    return { ...tested, heard, asked }
  }

  it('and does not read an unchanged one', async () => {
    const { heard, asked } = await lookedAt()
    expect([heard, asked]).toEqual([[], ['getQuickCartCheck']])
  })

  it.each<[string, (tested: Tested) => unknown]>([
    [
      'changed it',
      ({ backend, world }) =>
        ask(backend, 'putQuantity', { body: { clin_id: world.first.clin_id, qty: 4 } }),
    ],
    [
      'ordered it',
      ({ backend }) => ask(backend, 'putPlaceOrder', { body: { payment_info: WALLET } }),
    ],
  ])('and shows it if another device has %s', async (_case, change) => {
    const { heard, asked, agree } = await lookedAt(change)
    await agree()
    expect(asked).toEqual(['getQuickCartCheck', 'getCart'])
    expect(heard).toContain('cart-changed-elsewhere')
  })

  it('and keeps its content without a response', async () => {
    const { asked, mine } = await lookedAt(({ backend }) =>
      backend.setFault('getQuickCartCheck', 'forbidden'),
    )
    expect(asked).toEqual(['getQuickCartCheck'])
    expect(mine.state.cart).not.toBeNull()
  })
})
