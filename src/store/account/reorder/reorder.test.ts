import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../../mocks/faults'
import * as worlds from '../../../../mocks/scenarios'
import { ORDER, openReorder } from '../../../../testing/store/openReorder'
import type { Transport } from '../../../../testing/store/testStore'
import { isoDay } from '../../../domain/calendar'
import { accountActions } from '../account'
import { reorderPlan } from './plan'

const DAY = { kind: 'day', day: { year: 2026, month: 12, day: 17 } } as const

describe('a decision about a gift', () => {
  it('is a replacement, or none', async () => {
    const { verbs, gifts, standing } = await openReorder(worlds.againSoldOut)
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

  it('is the old address, saved again', async () => {
    const test = await openReorder(worlds.againPersonGone)
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

it('about a former recipient is cleared with the excluded gift', async () => {
  const { verbs, gifts } = await openReorder(worlds.againPersonGone)
  const gone = gifts()[1]?.giftId ?? 0
  verbs.sendToLastAddress(gone)
  expect(gifts()[1]).toMatchObject({ isChosen: true })
  verbs.skip(gone)
  expect(gifts()[1]).toMatchObject({ isChosen: false })
})

it('to request an address adds the gift with a name only', async () => {
  const test = await openReorder(worlds.againPersonGone)
  const gone = test.gifts()[1]?.giftId ?? 0
  test.verbs.sendToLastAddress(gone)
  test.verbs.sendWithoutAddress(gone)
  test.verbs.setDate(DAY)
  expect(await test.verbs.add()).toEqual({ status: 'added' })
  const [, added] = test.recipients()
  expect(added).toMatchObject({ fname: 'Harold', lname: 'Brandt', gift_message: '' })
  expect(added?.address_1 ?? '').toBe('')
  expect(added?.shipping?.delivery_date).toBe('2026-12-17')
  expect(test.slot().entries[1]).toMatchObject({ isAsked: true, status: 'done' })
})

describe('adding everything', () => {
  it('adds thirty gifts to the cart, each on its date', async () => {
    const test = await openReorder(worlds.orderForThirty)
    test.verbs.setDate(DAY)
    expect(await test.verbs.add()).toEqual({ status: 'added' })
    expect(test.recipients()).toHaveLength(30)
    expect(new Set(test.days())).toEqual(new Set(['2026-12-17']))
    expect(new Set(test.words())).toEqual(new Set(['']))
    expect(test.requests().filter((name) => name === 'putLineItems')).toHaveLength(2)
    expect(test.heard.filter((name) => name === 'item-added')).toHaveLength(1)
    expect(test.slot().entries.every(({ status }) => status === 'done')).toBe(true)
  })

  it('sends each on last year’s date, moved to an open day', async () => {
    const test = await openReorder(worlds.againOtherKinds)
    test.verbs.setDate({ kind: 'last-year' })
    expect(await test.verbs.add()).toEqual({ status: 'added' })
    const [parcel, email, pantry] = test.recipients()
    expect(parcel?.shipping?.delivery_date).toBe('2026-12-17')
    expect(pantry?.shipping?.delivery_date).toBe('2026-12-17')
    expect(email).toMatchObject({ cart_type: 'ECRT', shipping: null })
  })

  it('sends one on its own date', async () => {
    const test = await openReorder(worlds.againPersonGone)
    const [first] = test.gifts()
    test.verbs.setDate(DAY)
    test.verbs.setDay(first?.giftId ?? 0, '2026-12-10')
    await test.verbs.add()
    expect(test.days()).toEqual(['2026-12-10', '2026-12-17'])
    test.verbs.setDate(DAY)
    expect(test.slot().details.ownDays.size).toBe(0)
  })

  it('uses old messages on request, and those with a year only if confirmed', async () => {
    const test = await openReorder(worlds.againMessages)
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

  it('does not change date and message of a recipient already in the cart', async () => {
    const test = await openReorder(worlds.againInCart)
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

  it('adds a replacement together with the same existing item', () => {
    const item = { itemId: 100, name: 'Ham', size: null, thenCents: 1, nowCents: 1, isSold: true }
    const items = [
      { ...item, skuId: 1001, orderedSkuId: 1001, quantity: 2 },
      { ...item, skuId: 1001, orderedSkuId: 2001, quantity: 1 },
    ]
    const plan = reorderPlan({} as never)
    expect(plan.additionsOf({ items } as never, 7)).toMatchObject([
      { itemId: 100, skuId: 1001, quantity: 3, addrId: 7 },
    ])
  })

  it('adds nothing without recipients', async () => {
    const test = await openReorder(worlds.againNothing)
    test.requests()
    expect(await test.verbs.add()).toEqual({ status: 'failed', reason: 'gone' })
    expect(test.requests()).toEqual([])
  })

  it('stops, continues, and is undone as a whole', async () => {
    let stop = () => undefined as unknown
    const through =
      (fetch: Transport): Transport =>
      (input, init) => {
        if (String(input).endsWith('recipient-shipping')) stop()
        return fetch(input, init)
      }
    const test = await openReorder(worlds.orderForThirty, { through })
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
    'keeps what was added if %s were refused, and retries those',
    async (_case, endpoint, kind, reason) => {
      const test = await openReorder(worlds.againMessages)
      test.verbs.setDate(DAY)
      test.verbs.setMessages(true)
      test.verbs.setMessage(test.gifts()[0]?.giftId ?? 0, true)
      // All at once, then the first one alone.
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

  it('fails if nothing is accepted, and keeps the selection', async () => {
    const test = await openReorder(worlds.againMessages)
    test.backend.setFault('putLineItems', 'server-error')
    test.verbs.setDate(DAY)
    expect(await test.verbs.add()).toEqual({ status: 'failed', reason: 'refused' })
    expect(test.recipients()).toEqual([])
    test.backend.setFault('putLineItems', null)
    expect(await test.verbs.resume(true)).toEqual({ status: 'added' })
    const { date } = test.slot().details
    expect(date?.kind === 'day' && isoDay(date.day)).toBe('2026-12-17')
  })

  it.each<['putLineItems' | 'putNewRecipient', () => worlds.Scenario]>([
    ['putLineItems', worlds.orderForThirty],
    ['putNewRecipient', worlds.againPersonGone],
  ])('waits after the first %s of a session that is over', async (endpoint, world) => {
    const test = await openReorder(world)
    for (const { giftId, isChosen } of test.gifts())
      if (!isChosen) test.verbs.sendToLastAddress(giftId)
    test.verbs.setDate(DAY)
    test.backend.setFault(endpoint, 'forbidden')
    expect(await test.verbs.add()).toEqual({ status: 'stopped' })
    expect(test.backend.count(endpoint)).toBe(1)
    expect(test.heard.filter((name) => name === 'session-expired')).toHaveLength(1)
    test.backend.setFault(endpoint, null)
    expect(await test.verbs.resume()).toEqual({ status: 'added' })
  })

  it('is read again afterwards', async () => {
    const test = await openReorder(worlds.againMessages)
    test.verbs.setDate(DAY)
    await test.verbs.add()
    await test.verbs.openOrder(ORDER)
    expect(test.slot()).toMatchObject({ status: 'idle', load: 'ready' })
    expect(test.standing()).toEqual(Array.from({ length: 3 }, () => ['in-cart', false]))
    await test.verbs.undo()
  })
})
