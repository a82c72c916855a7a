import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../../mocks/faults'
import * as worlds from '../../../../mocks/scenarios'
import { aStore, type Transport } from '../../../../testing/store/testStore'
import { isoDay } from '../../../domain/calendar'
import { accountActions } from '../account'
import { reorderActions } from './actions'
import { reorderPlan } from './plan'
import { giftsOf } from './view'

const ORDER = 'PO-25190'
const DAY = { kind: 'day', day: { year: 2026, month: 12, day: 17 } } as const

async function open(world: () => worlds.Scenario, through?: (fetch: Transport) => Transport) {
  const test = await aStore(world, { isLoggedIn: true, ...(through && { through }) })
  const verbs = test.store.use(reorderActions)
  const slot = () => test.store.slot(reorderActions)
  const opened = await verbs.openOrder(ORDER)
  const recipients = () => test.store.state.cart?.recipients ?? []
  const gifts = () =>
    giftsOf(slot(), test.store.slot(accountActions).addresses, test.store.state.cart)
  return {
    ...test,
    verbs,
    slot,
    opened,
    recipients,
    gifts,
    standing: () =>
      gifts().map(({ problems, isChosen }) => [...problems.map(({ kind }) => kind), isChosen]),
    days: () => recipients().map(({ shipping }) => shipping?.delivery_date),
    words: () => recipients().map(({ gift_message }) => gift_message),
    reasons: () => slot().entries.map(({ reason }) => reason),
  }
}

describe('an order to send again', () => {
  it('is read with its stock in one call, and the address book and the cart', async () => {
    const { opened, slot, backend, standing } = await open(worlds.orderForThirty)
    expect(opened).toEqual({ status: 'ready' })
    expect(standing()).toEqual(Array.from({ length: 30 }, () => [true]))
    expect(backend.count('postCheckStock')).toBe(1)
    expect(backend.requests.find(({ endpoint }) => endpoint === 'postCheckStock')?.body).toContain(
      10011,
    )
    expect(slot().facts?.days.size).toBe(30)
  })

  it.each<[string, () => worlds.Scenario, unknown[]]>([
    [
      'sold out',
      worlds.againSoldOut,
      [[true], ['sold-out', false], [true], ['sold-out', false], [true]],
    ],
    ['too few', worlds.againTooFew, Array.from({ length: 8 }, () => ['few', false])],
    ['another price', worlds.againPriceChanged, [[true], [true], [true]]],
    ['nobody there', worlds.againPersonGone, [[true], ['gone', false], [true]]],
    ['moved', worlds.againMoved, [[true], [true], [true]]],
    ['in the cart', worlds.againInCart, [[true], ['in-cart', false], [true]]],
    ['no longer sold', worlds.againNothing, [['sold-out', false]]],
  ])('tells of each gift how it stands: %s', async (_case, world, expected) => {
    expect((await open(world)).standing()).toEqual(expected)
  })

  it.each(['getOrder', 'getReorder', 'getAddresses', 'postCheckStock'] as const)(
    'shows nothing without an answer of %s, and comes with the next try',
    async (endpoint) => {
      const test = await open(worlds.orderForThirty, (fetch) => fetch)
      test.backend.setFault(endpoint, 'html')
      expect(await test.verbs.refresh()).toMatchObject({ status: 'failed' })
      expect(test.slot().load).toBe('failed')
      test.backend.setFault(endpoint, null)
      expect(await test.verbs.refresh()).toEqual({ status: 'ready' })
    },
  )

  it('does not ask for sizes that nobody ordered, one of which may be gone', async () => {
    const world = () => ({ ...worlds.orderForThirty(), rules: { soldOutSkus: [10012] } })
    const { standing } = await open(world)
    expect(standing().every(([isChosen]) => isChosen === true)).toBe(true)
  })

  it('is none of a guest’s, and of nobody else', async () => {
    const guest = await aStore(worlds.oneShipment)
    expect(await guest.store.use(reorderActions).openOrder(ORDER)).toMatchObject({
      status: 'failed',
    })
    expect(guest.heard).not.toContain('session-expired')
    const { verbs } = await open(worlds.orderForThirty)
    expect(await verbs.openOrder('PO-0')).toEqual({ status: 'failed', reason: 'refused' })
  })

  it('keeps what was chosen as it is opened again, and forgets it with the customer', async () => {
    const { verbs, gifts, slot, store } = await open(worlds.orderForThirty)
    const [first] = gifts()
    verbs.choose([first?.giftId ?? 0], false)
    await verbs.openOrder(ORDER)
    expect(gifts().filter(({ isChosen }) => isChosen)).toHaveLength(29)
    store.use(accountActions).becomeGuest()
    await expect.poll(() => slot().facts).toBeNull()
    expect(slot()).toMatchObject({ load: 'idle', orderId: null })
  })
})

describe('what is decided of a gift', () => {
  it('is another one in its place, or none', async () => {
    const { verbs, gifts, standing } = await open(worlds.againSoldOut)
    const [, second, , fourth] = gifts().map(({ giftId }) => giftId) as [
      number,
      number,
      number,
      number,
    ]
    verbs.swap([second, fourth], 10061, 10021)
    expect(standing()).toEqual(Array.from({ length: 5 }, () => [true]))
    expect(gifts()[1]?.items).toMatchObject([{ skuId: 10021, name: 'Boneless Ribeye' }])
    verbs.skip(second)
    verbs.swap([fourth], 10061, null)
    expect(standing().map((one) => one.at(-1))).toEqual([true, false, true, false, true])
  })

  it('is the address of then, which is saved anew', async () => {
    const test = await open(worlds.againPersonGone)
    const gone = test.gifts()[1]?.giftId ?? 0
    test.verbs.sendToLastAddress(gone)
    expect(await test.verbs.add()).toEqual({ status: 'added' })
    expect(test.recipients()[1]).toMatchObject({ fname: 'Harold', address_1: '2207 Prairie Road' })
    const saved = test.store.slot(accountActions).addresses
    expect(saved.filter(({ lname }) => lname === 'Brandt')).toHaveLength(1)
    test.verbs.sendToLastAddress(gone, false)
    expect(test.backend.count('putNewRecipient')).toBe(1)
  })
})

describe('adding all of it', () => {
  it('puts thirty gifts into the cart, each on the day', async () => {
    const test = await open(worlds.orderForThirty)
    test.verbs.setDate(DAY)
    expect(await test.verbs.add()).toEqual({ status: 'added' })
    expect(test.recipients()).toHaveLength(30)
    expect(new Set(test.days())).toEqual(new Set(['2026-12-17']))
    expect(new Set(test.words())).toEqual(new Set(['']))
    expect(test.requests().filter((name) => name === 'putLineItems')).toHaveLength(2)
    expect(test.heard.filter((name) => name === 'item-added')).toHaveLength(1)
    expect(test.slot().entries.every(({ status }) => status === 'done')).toBe(true)
  })

  it('sends each when it came last year, moved to a day that is open', async () => {
    const test = await open(worlds.againOtherKinds)
    test.verbs.setDate({ kind: 'last-year' })
    expect(await test.verbs.add()).toEqual({ status: 'added' })
    const [parcel, email, pantry] = test.recipients()
    expect(parcel?.shipping?.delivery_date).toBe('2026-12-17')
    expect(pantry?.shipping?.delivery_date).toBe('2026-12-17')
    expect(email).toMatchObject({ cart_type: 'ECRT', shipping: null })
  })

  it('sends one on a day of its own', async () => {
    const test = await open(worlds.againPersonGone)
    const [first] = test.gifts()
    test.verbs.setDate(DAY)
    test.verbs.setDay(first?.giftId ?? 0, '2026-12-10')
    await test.verbs.add()
    expect(test.days()).toEqual(['2026-12-10', '2026-12-17'])
    test.verbs.setDate(DAY)
    expect(test.slot().details.ownDays.size).toBe(0)
  })

  it('uses old words once they are wanted, and those with a year only where that is said', async () => {
    const test = await open(worlds.againMessages)
    const [first] = test.gifts()
    test.verbs.setMessages(true)
    await test.verbs.add()
    expect(test.words()).toEqual(['', 'Happy holidays from all of us.', ''])
    await test.verbs.undo()
    await test.verbs.reset()
    test.verbs.setMessage(first?.giftId ?? 0, true)
    await test.verbs.add()
    expect(test.words()[0]).toBe('Merry Christmas 2025, dear Eleanor!')
  })

  it('leaves day and words of whose gift is in the cart already', async () => {
    const test = await open(worlds.againInCart)
    const inCart = test.gifts()[1]?.giftId ?? 0
    test.verbs.setDate(DAY)
    test.verbs.choose([inCart], true)
    await test.verbs.add()
    expect(test.days()).toEqual(['2026-12-10', '2026-12-17', '2026-12-17'])
    expect(test.recipients()[0]?.items).toHaveLength(2)
    expect(await test.verbs.undo()).toEqual({ status: 'undone' })
    expect(test.recipients()).toHaveLength(1)
    expect(test.recipients()[0]?.items).toHaveLength(1)
  })

  it('sends what took the place of one item together with the same that was there', () => {
    const item = { itemId: 100, name: 'Ham', size: null, thenCents: 1, nowCents: 1, isSold: true }
    const items = [
      { ...item, skuId: 1001, orderedSkuId: 1001, quantity: 2 },
      { ...item, skuId: 1001, orderedSkuId: 2001, quantity: 1 },
    ]
    const plan = reorderPlan({} as never, null)
    expect(plan.additionsOf({ items } as never, 7)).toMatchObject([
      { itemId: 100, skuId: 1001, quantity: 3, addrId: 7 },
    ])
  })

  it('adds nothing for nobody', async () => {
    const test = await open(worlds.againNothing)
    test.requests()
    expect(await test.verbs.add()).toEqual({ status: 'failed', reason: 'gone' })
    expect(test.requests()).toEqual([])
  })

  it('stops, goes on, and is undone as a whole', async () => {
    let stop = () => undefined as unknown
    const through =
      (fetch: Transport): Transport =>
      (input, init) => {
        if (String(input).endsWith('recipient-shipping')) stop()
        return fetch(input, init)
      }
    const test = await open(worlds.orderForThirty, through)
    stop = () => void test.verbs.stop()
    test.verbs.setDate(DAY)
    expect(await test.verbs.add()).toEqual({ status: 'stopped' })
    stop = () => undefined
    expect(test.recipients()).toHaveLength(20)
    expect(await test.verbs.resume()).toEqual({ status: 'added' })
    expect(test.recipients()).toHaveLength(30)
    expect(new Set(test.recipients().map(({ addr_id }) => addr_id)).size).toBe(30)
    expect(await test.verbs.undo()).toEqual({ status: 'undone' })
    expect(test.recipients()).toEqual([])
  })

  it.each<[string, 'putLineItems' | 'postShipping' | 'postGiftMessage', Fault['kind'], string]>([
    ['its items', 'putLineItems', 'conflict', 'lines'],
    ['its day', 'postShipping', 'conflict', 'date'],
    ['its words', 'postGiftMessage', 'server-error', 'message'],
  ])(
    'keeps what was added where %s were not taken, and tries that again',
    async (_case, endpoint, kind, reason) => {
      const test = await open(worlds.againMessages)
      test.verbs.setDate(DAY)
      test.verbs.setMessages(true)
      test.verbs.setMessage(test.gifts()[0]?.giftId ?? 0, true)
      // All of them at once, then the first by itself.
      test.backend.setFault(endpoint, { kind, times: endpoint === 'putLineItems' ? 2 : 1 })
      expect(await test.verbs.add()).toEqual({ status: 'partly', reason: 'refused' })
      expect(test.reasons()).toEqual([reason, null, null])
      expect(await test.verbs.resume(true)).toEqual({ status: 'added' })
      const units = test.recipients().map(({ items }) => items.map(({ qty }) => qty))
      expect(units).toEqual([[1], [1], [1]])
      expect(new Set(test.days())).toEqual(new Set(['2026-12-17']))
      expect(test.words().filter(Boolean)).toHaveLength(2)
    },
  )

  it('fails where nothing is taken, with all that was chosen as it was', async () => {
    const test = await open(worlds.againMessages)
    test.backend.setFault('putLineItems', 'server-error')
    test.verbs.setDate(DAY)
    expect(await test.verbs.add()).toEqual({ status: 'failed', reason: 'refused' })
    expect(test.recipients()).toEqual([])
    test.backend.setFault('putLineItems', null)
    expect(await test.verbs.resume(true)).toEqual({ status: 'added' })
    const { date } = test.slot().details
    expect(date?.kind === 'day' && isoDay(date.day)).toBe('2026-12-17')
  })

  it('is read anew once it is over', async () => {
    const test = await open(worlds.againMessages)
    test.verbs.setDate(DAY)
    await test.verbs.add()
    await test.verbs.openOrder(ORDER)
    expect(test.slot()).toMatchObject({ status: 'idle', load: 'ready' })
    expect(test.standing()).toEqual(Array.from({ length: 3 }, () => ['in-cart', false]))
    await test.verbs.undo()
  })
})
