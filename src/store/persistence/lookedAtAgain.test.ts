import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import { memoryStorage } from '../../../testing/storage'
import { page, tabs, tabsPerTest, told, WALLET, WAYS } from '../../../testing/store/tabs'
import { bulkActions } from '../recipient/bulk/actions'
import { versionedStorage } from './versionedStorage'

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

  it('and reads even an unchanged one on the next day', async () => {
    const { heard, asked } = await lookedAt(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    })
    expect([heard, asked]).toEqual([[], ['getCart']])
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

it('a page that was in the back/forward cache during its cart’s order clears the cart', async () => {
  const { storage: tabStorage } = memoryStorage()
  const { mine, backend } = await tabs(1, WAYS.BroadcastChannel(), tabStorage)
  const heard: string[] = []
  mine.events.onAny((name) => heard.push(name))
  mine.use(bulkActions)
  mine.slot(bulkActions).status = 'done'
  page.dispatchEvent(new Event('pagehide'))
  await ask(backend, 'putPlaceOrder', { body: { payment_info: WALLET } })
  versionedStorage(tabStorage, () => mine.now().getTime()).put('ordered', true, 60_000)
  told.length = 0
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(mine.state.cart?.recipients).toEqual([]))
  const { isOrderedHere, isOrderedElsewhere } = mine.state.cartFacts
  expect([isOrderedHere, isOrderedElsewhere]).toEqual([true, false])
  expect(heard.filter((name) => name.startsWith('order-'))).toEqual(['order-placed-elsewhere'])
  await vi.waitFor(() => expect(mine.slot(bulkActions).status).toBe('idle'))
  expect(told).toEqual([])
})
