import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../../mocks/fixtures'
import { anAddress } from '../../../../mocks/people'
import { margaret } from '../../../../mocks/scenarios/people'
import { HEAD, listOf, rowsOf } from '../../../../testing/store/recipientList'
import { aStore, type Transport } from '../../../../testing/store/testStore'
import { accountActions } from '../../account/account'
import { bulkActions } from './actions'
import { countsOf } from './state'

function world(units: number) {
  const box = aLine({ item_id: 1503, sku_id: 15031, price: 40 })
  const address = anAddress()
  const from = aShipment({ addr_id: address.addr_id, items: [box], cart_type: 'NP' })
  const cart = aCart({ recipients: [from] })
  const stock = [{ item_id: 1503, units }]
  return { box, from, scenario: { cart, addresses: [address], now: '2026-12-01T16:00:00Z', stock } }
}

async function aRun(
  count: number,
  { units = 900, ...options }: { units?: number } & Parameters<typeof aStore>[1] = {},
) {
  const { from, box, scenario } = world(units)
  const customer = options.isLoggedIn ? { customer: margaret() } : {}
  const tested = await aStore({ ...scenario, ...customer }, options)
  const bulk = tested.store.use(bulkActions)
  const rows = await rowsOf(listOf(count))
  const slot = () => tested.store.slot(bulkActions)
  return {
    ...tested,
    bulk,
    box,
    slot,
    from,
    rows,
    start: () => bulk.start(rows, { shipmentId: from.crec_id }),
    startLine: () => bulk.start(rows, { lineId: box.clin_id }),
    counts: () => countsOf(slot()),
    recipients: () => tested.store.state.cart?.recipients ?? [],
    people: () => (tested.store.state.cart?.recipients ?? []).map(({ fname }) => fname).slice(1),
  }
}

describe('sending to a list', () => {
  it('adds the same for each, with individual messages', async () => {
    const run = await aRun(45)
    await run.start()
    expect(run.counts()).toEqual({ total: 45, done: 45, failed: 0, needFix: 0 })
    expect(run.people()).toHaveLength(45)
    expect(run.recipients()[7]).toMatchObject({
      fname: 'Ann6',
      gift_message: 'Hello 6',
      items: [{ sku_id: run.box.sku_id }],
    })
    expect(run.requests().filter((name) => name === 'putLineItems')).toHaveLength(3)
  })

  it('leaves nothing on the device of a customer who signs out meanwhile', async () => {
    const run = await aRun(3, { isLoggedIn: true })
    await run.store.use(accountActions).loadCustomer()
    const under = run.start()
    run.store.use(accountActions).becomeGuest()
    await under
    expect(run.store.slot(accountActions).localRecipients).toEqual([])
  })

  it('is undone as a whole', async () => {
    const run = await aRun(8)
    await run.startLine()
    expect(await run.bulk.undo()).toEqual({ status: 'undone' })
    expect(run.people()).toEqual([])
    expect(run.slot().status).toBe('undone')
    expect(run.recipients()[0]?.items[0]?.qty).toBe(1)
  })

  it('stops on request, and continues without repeating a recipient', async () => {
    let stop = () => undefined as unknown
    const through =
      (fetch: Transport): Transport =>
      (input, init) => {
        if (String(input).endsWith('gift-message')) stop()
        return fetch(input, init)
      }
    const run = await aRun(50, { through })
    stop = () => void run.bulk.stop()
    await run.start()
    stop = () => undefined
    const stopped = run.counts().done
    expect(stopped).toBeGreaterThan(0)
    expect(stopped).toBeLessThan(50)
    expect(run.slot().status).toBe('stopped')
    await run.bulk.resume()
    expect(run.slot().status).toBe('done')
    expect(run.people()).toHaveLength(50)
    expect(new Set(run.people()).size).toBe(50)
  })

  it('that fails meanwhile reports the rows, and sends those again', async () => {
    const run = await aRun(12)
    run.backend.setFault('putNewRecipient', { kind: 'server-error', times: 2 })
    await run.start()
    expect(run.counts()).toEqual({ total: 12, done: 10, failed: 2, needFix: 2 })
    const failed = run.slot().entries.filter(({ status }) => status === 'failed')
    expect(failed.map(({ reason }) => reason)).toEqual(['address', 'address'])
    expect(run.heard.filter((name) => name === 'add-recipient-failed')).toHaveLength(2)
    await run.bulk.resume(true)
    expect(run.counts()).toEqual({ total: 12, done: 12, failed: 0, needFix: 0 })
    expect(run.people()).toHaveLength(12)
  })

  it('sends all units of an item that sells out, and reports who got none, and why', async () => {
    const run = await aRun(6, { units: 4 })
    await run.start()
    expect(run.counts()).toEqual({ total: 6, done: 3, failed: 3, needFix: 3 })
    expect(run.people()).toHaveLength(3)
    const reasons = run.slot().entries.map(({ reason }) => reason)
    expect(reasons).toEqual([null, null, null, 'stock', 'stock', 'stock'])
    await run.bulk.resume(true)
    expect(run.counts().failed).toBe(3)
  })

  it('accepts a row that was excluded once it is corrected, and reports its remaining problems', async () => {
    const run = await aRun(2)
    const wrong = await rowsOf(`${HEAD}\nBo,Li,9 Elm,Omaha,NE,681,Dear Bo`)
    const [bo] = wrong
    if (!bo) throw new Error('the list has a row')
    const [shipmentId, leftOut] = [run.from.crec_id, [{ ...bo, place: 9 }]]
    const right = { ...bo.draft, postal_code: '68102' }
    expect(await run.bulk.fix(9, right)).toEqual({ status: 'failed', reason: 'gone' })
    await run.bulk.start(await rowsOf(listOf(2)), { shipmentId }, { head: [], leftOut })
    expect(run.counts()).toEqual({ total: 2, done: 2, failed: 0, needFix: 1 })
    const again = { ...right, postal_code: '68' }
    expect(await run.bulk.fix(9, again)).toEqual({ status: 'left', left: 'problem' })
    expect(await run.bulk.fix(9, run.rows[0]?.draft ?? right)).toEqual({
      status: 'left',
      left: 'twice',
    })
    expect(run.people()).toHaveLength(2)
    expect(await run.bulk.fix(9, right)).toEqual({ status: 'added' })
    expect(run.counts()).toEqual({ total: 3, done: 3, failed: 0, needFix: 0 })
    expect(run.recipients().at(-1)).toMatchObject({ fname: 'Bo', gift_message: 'Dear Bo' })
    await run.bulk.undo()
    expect(run.people()).toEqual([])
  })

  it('keeps created recipients, and creates none twice if only the message was refused', async () => {
    const run = await aRun(3)
    run.backend.setFault('postGiftMessage', { kind: 'server-error', times: 1 })
    await run.start()
    expect(run.slot().entries.map(({ reason }) => reason)).toEqual(['message', null, null])
    await run.bulk.resume(true)
    expect(run.counts().done).toBe(3)
    expect(run.people()).toHaveLength(3)
    expect(run.store.slot(accountActions).localRecipients).toHaveLength(3)
  })
})

describe('a request of a list without a response', () => {
  const DROPPED = { kind: 'dropped-after', times: 1 } as const

  it.each([
    ['can be read', 0, 3],
    ['can only be read the second time', 3, 3],
  ])('is found by its cart, which %s', async (_case, times, done) => {
    const run = await aRun(3)
    run.backend.setFault('putLineItems', DROPPED)
    run.backend.setFault('getCart', { kind: 'network-error', times })
    await run.start()
    expect(run.counts().done).toBe(done)
    expect(run.people()).toHaveLength(3)
  })

  it('is looked for before the next one, and nobody gets two', async () => {
    const run = await aRun(3)
    run.backend.setFault('putLineItems', DROPPED)
    run.backend.setFault('getCart', 'network-error')
    await run.start()
    expect(run.counts()).toMatchObject({ done: 0, failed: 3 })
    // The cart can still not be read.
    await run.bulk.resume(true)
    expect(run.counts()).toMatchObject({ done: 0, failed: 3 })
    run.backend.setFault('getCart', null)
    await run.bulk.resume(true)
    expect(run.counts()).toMatchObject({ done: 3, failed: 0 })
    expect(run.backend.count('putLineItems')).toBe(1)
    expect(run.recipients().map(({ items }) => items.map(({ qty }) => qty))).toEqual(
      Array(4).fill([1]),
    )
    await run.bulk.undo()
    expect(run.people()).toEqual([])
  })

  it('that was not carried out is repeated', async () => {
    const run = await aRun(3)
    run.backend.setFault('putLineItems', { kind: 'network-error', times: 1 })
    run.backend.setFault('getCart', 'network-error')
    await run.start()
    expect(run.counts().failed).toBe(3)
    run.backend.setFault('getCart', null)
    await run.bulk.resume(true)
    expect(run.counts().done).toBe(3)
    expect(run.people()).toHaveLength(3)
  })
})

describe('a list ends', () => {
  it('with the session of its customer, also while it is sent', async () => {
    let signOut = () => undefined as unknown
    const through =
      (fetch: Transport): Transport =>
      async (input, init) => {
        const answer = await fetch(input, init)
        if (String(input).endsWith('/checkout/line-item')) signOut()
        return answer
      }
    const run = await aRun(45, { isLoggedIn: true, through })
    await run.store.use(accountActions).loadCustomer()
    signOut = () => run.store.use(accountActions).becomeGuest()
    await run.start()
    await expect.poll(() => run.slot().entries).toEqual([])
    expect(run.slot()).toMatchObject({ status: 'idle', source: { leftOut: [] } })
    expect(run.backend.count('putLineItems')).toBe(1)
    await run.bulk.resume(true)
    expect(run.store.slot(accountActions).localRecipients).toEqual([])
  })

  it.each(['order-placed', 'order-placed-elsewhere'] as const)(
    'with its cart: %s',
    async (event) => {
      const run = await aRun(2)
      await run.start()
      run.store.events.emit(event, { orderId: null })
      await expect.poll(() => run.slot().status).toBe('idle')
      expect(await run.bulk.undo()).toMatchObject({ status: 'failed', reason: 'gone' })
      expect(run.people()).toHaveLength(2)
    },
  )
})
