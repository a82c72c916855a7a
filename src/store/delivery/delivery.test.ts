import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../mocks/faults'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { threeAlike } from '../../../mocks/scenarios'
import { aStore, silently } from '../../../testing/store/testStore'
import { dialogActions } from '../dialog/dialogs'
import { deliveryActions, deliveryDateActions } from './actions'

const dateOf = ({ store }: Awaited<ReturnType<typeof aStore>>) =>
  store.state.cart?.recipients[0]?.shipping?.delivery_date

describe('choosing a date', () => {
  it('sends the given fields, and leaves the rest unchanged', async () => {
    const tested = await aStore(threeAlike)
    const { store, backend } = tested
    const { choose } = store.use(deliveryActions)
    expect(await choose(11, { shipDate: '2026-12-15' })).toMatchObject({ status: 'saved' })
    expect(dateOf(tested)).toBe('2026-12-17')
    expect(backend.requests.at(-1)?.body).toMatchObject({
      crec_id: 11,
      apply_all: false,
      cart_type: 'P',
      new_ship_date_data: { ship_id: 1, ship_date: '2026-12-15', overnight_upgrade: false },
      ship_select_type: 'standard',
    })
    expect(store.state.pending).toEqual({})
  })

  it('is saved if the response is empty', async () => {
    const tested = await aStore(threeAlike, { through: silently('change-recipient-shipping') })
    const choose = tested.store.use(deliveryActions).choose(11, { shipDate: '2026-12-15' })
    expect(await choose).toEqual({ status: 'saved' })
    expect(dateOf(tested)).toBe('2026-12-17')
  })

  it('of a removed shipment sends nothing', async () => {
    const { store, requests } = await aStore(threeAlike)
    const { choose } = store.use(deliveryActions)
    expect(await choose(99, { shipDate: '2026-12-15' })).toMatchObject({ status: 'failed' })
    expect(requests()).toEqual([])
  })

  it.each<[string, Fault['kind'], string, string]>([
    ['is not to be had any more', 'conflict', 'refused', '2026-12-10'],
    ['the server breaks', 'server-error', 'unavailable', '2026-12-10'],
    ['the connection breaks before', 'network-error', 'unavailable', '2026-12-10'],
    ['the connection breaks after', 'dropped-after', 'unsure', '2026-12-17'],
    ['it is not allowed', 'forbidden', 'unavailable', '2026-12-10'],
  ])('that %s', async (_case, kind, expected, date) => {
    const tested = await aStore(threeAlike, { faults: { postShipping: { kind, times: 1 } } })
    const { store, reported } = tested
    const outcome = await store.use(deliveryActions).choose(11, { shipDate: '2026-12-15' })
    expect([outcome, dateOf(tested)]).toEqual([{ status: 'failed', reason: expected }, date])
    expect(reported).toContain('change-failed')
    expect(store.slot(dialogActions).toasts).toEqual([])
  })
})

describe('the day of an e-gift', () => {
  const eGift = () => {
    const card = aLine({ item_id: 1701, sku_id: 17012 })
    const one = aShipment({ crec_id: 5, cart_type: 'ECRT', shipping: null, items: [card] })
    return { cart: aCart({ recipients: [one] }), now: '2026-03-01T16:00:00Z' }
  }
  it.each([
    ['2026-03-07', '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', '2026-03-08T14:00:00.000Z'],
    ['2026-10-31', '2026-10-31T14:00:00.000Z'],
    ['2026-11-01', '2026-11-01T15:00:00.000Z'],
  ])('%s begins at nine in Chicago', async (day, instant) => {
    const { store, backend } = await aStore(eGift())
    const choice = { email: ' ann@example.com ', day }
    const outcome = await store.use(deliveryActions).chooseSendDay(5, choice)
    expect(outcome).toMatchObject({ status: 'saved' })
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'postGiftMessage')
    expect(sent?.body).toMatchObject({
      message_data: {
        announce_it_email: 'ann@example.com',
        announce_it_time: instant,
        announce_it_send_flag: true,
      },
    })
  })

  it('that is invalid is not sent', async () => {
    const { store, requests } = await aStore(eGift())
    const choice = { email: 'ann@example.com', day: '2026-02-30' }
    const outcome = await store.use(deliveryActions).chooseSendDay(5, choice)
    expect(outcome).toMatchObject({ status: 'failed' })
    expect(requests()).toEqual([])
  })

  it('that the server refuses is not saved', async () => {
    const answer = { kind: 'wrong-shape', body: { status: 'error' } } as const
    const { store } = await aStore(eGift(), { faults: { postGiftMessage: answer } })
    const choice = { email: 'ann@example.com', day: '2026-03-08' }
    const outcome = await store.use(deliveryActions).chooseSendDay(5, choice)
    expect(outcome).toMatchObject({ status: 'failed' })
  })
})

describe('today and its cutoff', () => {
  it.each([
    ['an ordinary Tuesday', '2026-12-01T16:00:00Z', '2026-12-01', '2026-12-01T19:00:00Z', false],
    ['a minute before', '2026-12-01T18:59:00Z', '2026-12-01', '2026-12-01T19:00:00Z', false],
    ['a minute after', '2026-12-01T19:01:00Z', '2026-12-01', '2026-12-01T19:00:00Z', true],
    ['as summer time begins', '2026-03-08T07:30:00Z', '2026-03-08', '2026-03-08T18:00:00Z', false],
    ['as it ends', '2026-11-01T07:30:00Z', '2026-11-01', '2026-11-01T19:00:00Z', false],
    ['late in December', '2026-12-18T16:00:00Z', '2026-12-18', '2026-12-18T19:00:00Z', false],
    ['before midnight', '2027-01-01T05:59:00Z', '2026-12-31', '2026-12-31T19:00:00Z', true],
    ['after midnight', '2027-01-01T06:00:00Z', '2027-01-01', '2027-01-01T19:00:00Z', false],
  ])('%s', async (_case, now, today, cutoff, isPassed) => {
    // The client adopts the server's clock.
    const { store } = await aStore({ ...threeAlike(), now })
    await store.use(deliveryDateActions).load()
    expect(store.slot(deliveryDateActions)).toMatchObject({
      today,
      cutoff: '13:00',
      cutoffAt: Date.parse(cutoff),
      isCutoffPassed: isPassed,
    })
  })

  it.each([
    ['a Saturday afternoon', '2026-12-05T23:00:00Z'],
    ['a Tuesday after the cutoff', '2026-12-01T23:00:00Z'],
  ])('are read once on %s', async (_case, now) => {
    const { store, requests } = await aStore({ ...threeAlike(), now })
    const { load } = store.use(deliveryDateActions)
    await load()
    await load()
    expect(requests().filter((name) => name === 'getGuaranteeDates')).toHaveLength(1)
  })

  it('are read again after midnight in Chicago', async () => {
    let passed = 0
    const { store, requests } = await aStore(
      { ...threeAlike(), now: '2026-12-02T05:59:00Z' },
      { clock: () => new Date(Date.now() + passed) },
    )
    const { load } = store.use(deliveryDateActions)
    await load()
    await load()
    expect(requests().filter((name) => name === 'getGuaranteeDates')).toHaveLength(1)
    passed = 60_000
    await load()
    expect(requests()).toEqual(['getGuaranteeDates'])
    expect(store.slot(deliveryDateActions).today).toBe('2026-12-02')
  })
})
