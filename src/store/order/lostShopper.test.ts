import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Backend } from '../../../mocks/backend'
import { savedCards } from '../../../mocks/scenarios'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { memoryStorage } from '../../../testing/storage'
import { anOrder, locksPerTest, type OrderSetup } from '../../../testing/store/order'

withFakeClock()
locksPerTest()

const SOMEONE = { email: 'new@example.com', password: 'correct horse', fname: 'New', lname: 'One' }

/** What ends a customer's session. */
const LEAVES: Record<string, (backend: Backend) => Promise<unknown>> = {
  'their session ended': (backend) => ask(backend, 'postSignOut'),
  async 'someone else signed in'(backend) {
    await ask(backend, 'postSignOut')
    await ask(backend, 'postRegister', { body: SOMEONE })
  },
}

/** An order whose request gets lost; `happens` during the lookup. */
async function lost(setup: OrderSetup, happens: (backend: Backend) => unknown = () => {}) {
  const order = await ended(anOrder(setup))
  order.backend.setFault('putPlaceOrder', 'network-error')
  order.store.events.on('order-status-unknown', () => void happens(order.backend))
  return { ...order, end: order.store.start() }
}

describe('an order with a lost answer', () => {
  it.each(Object.keys(LEAVES))('is not taken for placed when %s', async (why) => {
    const { storage: tabStorage } = memoryStorage()
    const setup = { scenario: savedCards, tabStorage }
    const { press, backend, slot, store, heard, end } = await lost(setup, LEAVES[why])
    const custId = store.state.cart?.cust_id
    expect(await ended(press())).toEqual({ status: 'still-unknown' })
    expect(slot.attempt).toMatchObject({ custId })
    expect(heard).not.toContain('order-placed')
    end()

    const back = await ended(anOrder({ tabStorage, backend }))
    const endBack = back.store.start()
    expect(await ended(back.resumeOrder())).toEqual({ status: 'still-unknown' })
    endBack()
  })

  it('is known not to be placed when its guest signed in and still has the cart', async () => {
    const { press, store, end } = await lost({}, (backend) =>
      ask(backend, 'postRegister', { body: SOMEONE }),
    )
    expect(await ended(press())).toEqual({ status: 'not-placed' })
    expect(store.state.cart?.cust_id).not.toBeNull()
    end()
  })

  it('is looked up for an hour', async () => {
    const { storage: tabStorage, map } = memoryStorage()
    const { press, store, end } = await lost({ tabStorage })
    const until = () => JSON.parse(map.get('giftwell:order') ?? '').until
    let lifeMs = 0
    store.events.on('order-status-unknown', () => {
      lifeMs = until() - store.clock.now().getTime()
    })
    await ended(press())
    expect(lifeMs).toBe(3_600_000)
    end()
  })
})
