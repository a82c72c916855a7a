import { subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import {
  converge,
  ends,
  TABS_KEY as KEY,
  page,
  tabs,
  tabsPerTest,
  told,
  WAYS,
} from '../../../testing/store/tabs'
import type { World } from '../../../testing/store/verbs'
import { accountActions } from '../account/account'
import { signInActions } from '../account/actions'
import { cartActions } from '../cart/actions'
import { promoActions } from '../code/actions'
import type { Store } from '../core/createStore'
import { dialogActions } from '../dialog/dialogs'

tabsPerTest()

const CHANGES: Record<string, (store: Store, world: World) => Promise<unknown>> = {
  'a quantity': (store, { first }) => store.use(cartActions).setQuantity(first.clin_id, 4),
  'a removal': (store, { second }) => store.use(cartActions).removeLine(second.clin_id),
  'a promo code': (store) => store.use(promoActions).apply('STEAK10'),
}
const SOMEONE = { email: 'new@example.com', password: 'correct horse', fname: 'New', lname: 'One' }
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[]
const cases = ways.flatMap((way) => [2, 3, 5].map((count) => [count, way] as const))

describe.each(cases)('%i tabs with %s', (count, way) => {
  it.each(Object.keys(CHANGES))('show the same after %s, and rest', async (name) => {
    const { world, backend, stores } = await tabs(count, WAYS[way]())
    for (const store of stores.slice(0, 2)) {
      told.length = 0
      await CHANGES[name]?.(store, world)
      await converge(stores, backend)
      // A change that left the cart as it was is announced to tabs too, and read once.
      await new Promise((resolve) => setTimeout(resolve, 40))
      const asked = backend.count()
      await new Promise((resolve) => setTimeout(resolve, 40))
      expect(told.length).toBeLessThanOrEqual(2)
      expect(backend.count(), 'requests go on').toBe(asked)
    }
  })
})

describe('a tab', () => {
  it('announces each of two consecutive changes', async () => {
    const { world, verbs, change, agree } = await tabs(2, WAYS.BroadcastChannel())
    told.length = 0
    await Promise.all([change(4), verbs.removeLine(world.second.clin_id)])
    expect(told).toHaveLength(2)
    await agree()
  })

  it.each([
    ['in one millisecond', 0],
    ['after its clock was set back', -3_600_000],
  ])('hears of changes %s', async (_case, stepMs) => {
    const { change, agree } = await tabs(2, WAYS.BroadcastChannel())
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = Date.now()
    for (const [index, quantity] of [4, 5, 6].entries()) {
      vi.setSystemTime(now + index * stepMs)
      await change(quantity)
      await agree()
    }
  })

  it('clears a cart that was ordered in another', async () => {
    const { world, other, order } = await tabs(2, WAYS.BroadcastChannel())
    await order()
    await vi.waitFor(() => expect(other.state.cart?.cart_id).not.toBe(world.scenario.cart.cart_id))
  })

  it('announces a change from another, and not its own', async () => {
    const { mine, other, change, agree } = await tabs(2, WAYS.BroadcastChannel())
    const heard: string[] = []
    const mineHeard: string[] = []
    other.events.onAny((name) => heard.push(name))
    mine.events.onAny((name) => mineHeard.push(name))
    for (const quantity of [4, 5]) {
      await change(quantity)
      await agree()
    }
    const told = () => heard.filter((name) => name === 'cart-changed-elsewhere')
    await vi.waitFor(() => expect(told()).toHaveLength(2))
    expect(mineHeard).not.toContain('cart-changed-elsewhere')
  })

  it('keeps a promo code as another replaced and removed it, without an announcement', async () => {
    const storage = WAYS['both at once']()
    const { backend, mine, other, agree } = await tabs(2, storage)
    const promo = mine.use(promoActions)
    const rest = () => new Promise((resolve) => setTimeout(resolve, 40))
    const heard: string[] = []
    other.events.onAny((name) => heard.push(name))
    await promo.apply('STEAK10')
    await vi.waitFor(() => expect(storage.getItem('giftwell:promo') ?? '').toContain('STEAK10'))
    for (const [change, code] of [
      [() => promo.apply('SHIPFREE'), 'SHIPFREE'],
      [() => promo.remove(), null],
    ] as const) {
      await change()
      await agree()
      await rest()
      expect((await backend.cart())?.discount_code || null).toBe(code)
      expect(other.slot(promoActions).storedCode).toBe(code)
    }
    expect(heard.filter((name) => name.startsWith('promo-'))).toEqual([])
  })

  it('that waits for a sign-in notices one in another, without announcing it', async () => {
    const { backend, stores, mine, other, agree } = await tabs(3, WAYS.BroadcastChannel())
    for (const store of stores) await store.use(accountActions).loadCustomer()
    told.length = 0
    const before = other.slot(accountActions).status
    const statuses = new Set<string>()
    const ends = subscribe(other.slot(accountActions), () => {
      statuses.add(other.slot(accountActions).status)
    })
    expect(await mine.use(signInActions).signIn(SOMEONE)).toEqual({ status: 'signed-in' })
    await vi.waitFor(() =>
      expect(stores.map((store) => store.slot(accountActions).customer?.fname)).toEqual([
        'New',
        'New',
        'New',
      ]),
    )
    await agree()
    // Input on a guest's page stays there until then.
    await new Promise((resolve) => setTimeout(resolve, 40))
    ends()
    expect([before, ...statuses]).toEqual(['guest', 'customer'])
    const asked = backend.count()
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(told).toHaveLength(1)
    expect(backend.count(), 'requests go on').toBe(asked)
  })

  it('announces nothing for a cart that left with its customer', async () => {
    const { backend, mine } = await tabs(1, WAYS.BroadcastChannel())
    const heard: string[] = []
    mine.events.onAny((name) => heard.push(name))
    await ask(backend, 'postSignOut')
    const speaker = new BroadcastChannel(KEY)
    speaker.postMessage({ tab: 'other', revision: Date.now() })
    await vi.waitFor(() => expect(mine.state.cart?.cust_id ?? null).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 20))
    speaker.close()
    expect(heard).not.toContain('cart-changed-elsewhere')
  })

  it('knows about an order in another until its cart has items again', async () => {
    const { world, mine, other, order } = await tabs(2, WAYS.BroadcastChannel())
    mine.events.emit('order-placed', { orderId: 'w-1' })
    await order()
    await vi.waitFor(() => expect(other.state.cartFacts.isOrderedElsewhere).toBe(true))
    await vi.waitFor(() => expect(other.state.cartFacts.status).toBe('ready'))
    expect(other.state.cart?.recipients).toEqual([])
    expect(other.slot(dialogActions).toasts).toEqual([])
    expect(mine.state.cartFacts.isOrderedElsewhere).toBe(false)
    const { item_id, sku_id } = world.first
    const addrId = world.scenario.cart.recipients[0]?.addr_id ?? 0
    await other.use(cartActions).addItems([{ itemId: item_id, skuId: sku_id, quantity: 1, addrId }])
    expect(other.state.cartFacts.isOrderedElsewhere).toBe(false)
  })

  it('handles the same message once', async () => {
    const { backend, mine } = await tabs(1, WAYS.BroadcastChannel())
    const speaker = new BroadcastChannel(KEY)
    const asked = backend.count()
    for (let time = 0; time < 5; time++) speaker.postMessage({ tab: 'other', revision: 7 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    speaker.close()
    expect(backend.count()).toBe(asked + 1)
    expect(mine.state.cartFacts.status).toBe('ready')
  })

  it.each([
    ['a text', 'hello'],
    ['nothing', null],
    ['a number', 17],
    ['a list', []],
    ['a revision that is none', { tab: 'other', revision: 'x' }],
    ['a trap', JSON.parse('{"__proto__":{"tab":"other","revision":9}}')],
  ])('ignores %s from another sender', async (_case, message) => {
    const { backend } = await tabs(1, WAYS['both at once']())
    const asked = backend.count()
    const speaker = new BroadcastChannel(KEY)
    speaker.postMessage(message)
    const newValue = JSON.stringify(message)
    for (const given of [{ newValue }, { newValue: '{"tab' }, { key: null, newValue: null }])
      page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, ...given }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    speaker.close()
    expect(backend.count()).toBe(asked)
  })

  it('reads again when restored from the back/forward cache', async () => {
    const { change, agree } = await tabs(2, WAYS.BroadcastChannel())
    page.dispatchEvent(new Event('pagehide'))
    await change(4)
    expect(told, 'a page at rest says nothing').toEqual([])
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await agree()
  })

  it('notices a sign-in that happened while it was in the back/forward cache', async () => {
    const { backend, mine } = await tabs(1, WAYS.BroadcastChannel())
    const account = mine.slot(accountActions)
    await mine.use(signInActions).signIn(SOMEONE)
    await mine.use(accountActions).loadCustomer()
    page.dispatchEvent(new Event('pagehide'))
    await ask(backend, 'postSignOut')
    const body = { ...SOMEONE, email: 'other@example.com', fname: 'Other' }
    await ask(backend, 'postRegister', { body })
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(account.customer?.fname).toBe('Other'))
  })

  it.each(['a', 'no'])(
    'of a guest with %s cart notices a sign-in that happened in the back/forward cache, without announcing it',
    async (has) => {
      const { backend, mine } = await tabs(1, WAYS.BroadcastChannel())
      const account = mine.slot(accountActions)
      await mine.use(accountActions).loadCustomer()
      if (has === 'no') mine.use(cartActions).clear()
      told.splice(0)
      page.dispatchEvent(new Event('pagehide'))
      await ask(backend, 'postRegister', { body: SOMEONE })
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await vi.waitFor(() => expect(account.customer?.fname).toBe('New'))
      expect(told).toEqual([])
    },
  )

  it('is silent after its end', async () => {
    const { change } = await tabs(1, WAYS.BroadcastChannel())
    for (const end of ends.splice(0)) end()
    await change(4)
    expect(told).toEqual([])
  })
})
