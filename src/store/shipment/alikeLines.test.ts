import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { listOf, rowsOf } from '../../../testing/store/recipientList'
import { aStore } from '../../../testing/store/testStore'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import { frequencyOf } from '../../domain/shipment/autoDelivery'
import { bulkActions } from '../recipient/bulk/actions'
import { copyingActions } from './actions'
import { additionsOf } from './sentAnew'

/* Lines of one size that differ in their details: a server merges them as long as they have none. */

const steak = { item_id: 1001, sku_id: 10011, auto_delivery_eligible: true }
const every = (interval_months: number) => ({ perpetual_subscription: { interval_months } })
const aClub = (club_orders: number) =>
  aLine({
    item_id: 1801,
    sku_id: 18011,
    is_club: true,
    detail: { club_orders, club_order_start_month: 2 },
  })

const shown = ({ items }: Shipment) =>
  items
    .map((line: LineItem) => {
      const { sku_id, qty, detail } = line
      return `${qty} x ${sku_id}, every ${frequencyOf(line)}, club ${detail?.club_orders ?? 0}`
    })
    .sort()

async function opened(items: readonly LineItem[], units = 900) {
  const [home, other] = [anAddress({ fname: 'Ann' }), anAddress({ fname: 'Bob' })]
  const from = aShipment({ addr_id: home.addr_id, items: [...items] })
  const cart = aCart({ recipients: [from] })
  const stock = [{ item_id: 1001, units }]
  const now = '2026-12-01T16:00:00Z'
  const tested = await aStore({ cart, addresses: [home, other], now, stock })
  const recipients = () => tested.store.state.cart?.recipients ?? []
  return { ...tested, from, other, recipients, wanted: shown(from) }
}

const CASES: readonly [string, () => readonly LineItem[]][] = [
  [
    'one on auto-delivery and one not',
    () => [aLine({ ...steak, qty: 1, detail: every(2) }), aLine({ ...steak, qty: 3 })],
  ],
  [
    'one not on auto-delivery and one on it',
    () => [aLine({ ...steak, qty: 3 }), aLine({ ...steak, qty: 1, detail: every(2) })],
  ],
  [
    'two at different intervals',
    () => [
      aLine({ ...steak, qty: 2, detail: every(2) }),
      aLine({ ...steak, qty: 1, detail: every(3) }),
    ],
  ],
  ['two clubs', () => [aClub(6), aClub(9)]],
]

describe.each(CASES)('a shipment with two lines of one size, %s', (_case, items) => {
  it('is copied as it is, and the copy is removed as a whole', async () => {
    const { store, from, other, recipients, wanted } = await opened(items())
    const outcome = await store.use(copyingActions).copyShipment(from.crec_id, other)
    expect(outcome.status).toBe('sent')
    const copy = recipients().find(({ addr_id }) => addr_id === other.addr_id)
    expect(copy && shown(copy)).toEqual(wanted)
    expect(await outcome.undo?.()).toEqual({ status: 'saved' })
    expect(recipients()).toHaveLength(1)
  })

  it('is sent to a list as it is', async () => {
    const { store, from, recipients, wanted } = await opened(items())
    const rows = await rowsOf(listOf(3))
    const { start, undo } = store.use(bulkActions)
    await start(rows, { shipmentId: from.crec_id })
    expect(store.slot(bulkActions).entries.map(({ status }) => status)).toEqual(
      Array(3).fill('done'),
    )
    expect(recipients().slice(1).map(shown)).toEqual(Array(3).fill(wanted))
    await undo()
    expect(recipients()).toHaveLength(1)
  })
})

describe('a list for which lines of one size are sent', () => {
  const both = () => [aLine({ ...steak, qty: 1, detail: every(2) }), aLine({ ...steak, qty: 3 })]

  it.each([0, 1])('after a lost response of turn %i, everyone has it as it is', async (turn) => {
    const { store, backend, from, recipients, wanted } = await opened(both())
    const { start, resume } = store.use(bulkActions)
    const lost = { kind: 'dropped-after', times: 1 } as const
    if (turn === 0) backend.setFault('putLineItems', lost)
    store.events.on('cart-changed', () => {
      if (turn === 1 && recipients().length > 1) backend.setFault('putLineItems', lost)
    })
    backend.setFault('getCart', turn === 0 ? 'network-error' : null)
    await start(await rowsOf(listOf(2)), { shipmentId: from.crec_id })
    backend.setFault('putLineItems', null)
    backend.setFault('getCart', null)
    await resume(true)
    expect(recipients().slice(1).map(shown)).toEqual([wanted, wanted])
  })

  it('gives as many as possible the whole gift if it sells out', async () => {
    const { store, from, recipients, wanted } = await opened(both(), 12)
    await store.use(bulkActions).start(await rowsOf(listOf(3)), { shipmentId: from.crec_id })
    const { entries } = store.slot(bulkActions)
    expect(entries.map(({ status }) => status)).toEqual(['done', 'done', 'failed'])
    expect(recipients().slice(1).map(shown)).toEqual([wanted, wanted])
  })
})

it('lines of one size are added in turns, one-time lines last, and add-ons not before their parent', () => {
  const addOn = { item_id: 2001, sku_id: 20011, is_addon: true }
  const lines = [
    aLine({ ...steak }),
    aLine({ ...addOn }),
    aLine({ ...steak, detail: every(2) }),
    aLine({ ...addOn }),
    aLine({ item_id: 1101, sku_id: 11012 }),
  ]
  expect(additionsOf(lines, 7).map(({ turn }) => turn)).toEqual([1, 1, 0, 2, 0])
})
