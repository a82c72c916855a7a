import { describe, expect, it } from 'vitest'
import type { Faults } from '../../../mocks/faults'
import { aCart, aLine, aShipMethod, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { parentBelowThreshold } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import type { Endpoint } from '../../api/contract'
import type { Shipment } from '../../domain/schema/entities'
import { cartActions } from '../cart/actions'
import { promoActions } from '../code/actions'
import { movingActions } from '../shipment/actions'

const SEND_TIME = '2026-12-24T15:00:00.000Z'
const now = '2026-12-08T16:00:00Z'

async function opened(shipments: readonly Partial<Shipment>[], given: object = {}) {
  const people = [0, 1, 2].map(() => anAddress())
  const recipients = shipments.map((one, at) => aShipment({ ...people[at], ...one }))
  const tested = await aStore({ cart: aCart({ recipients }), addresses: people, now, ...given })
  const { store } = tested
  const gifts = () => store.state.cart?.recipients ?? []
  const giftTo = (at: number) => gifts().find(({ addr_id }) => addr_id === people[at]?.addr_id)
  return {
    ...tested,
    removeLine: store.use(cartActions).removeLine,
    restoreLine: store.use(cartActions).restoreLine,
    moveLine: store.use(movingActions).moveLine,
    changeRecipient: store.use(movingActions).changeRecipient,
    people,
    giftTo,
    /** The sku of the parent of the only add-on. */
    parentSku() {
      const items = gifts().flatMap((gift) => gift.items)
      const parentId = items.find((line) => line.is_addon)?.detail?.parent_clin_id
      return items.find(({ clin_id }) => clin_id === parentId)?.sku_id
    },
  }
}

describe('a removed line', () => {
  it('has the quantity that it had on the server, if a higher one was refused meanwhile', async () => {
    const line = aLine({ item_id: 1001, sku_id: 10011, qty: 2 })
    const other = aLine({ item_id: 1002, sku_id: 10021 })
    const tested = await opened([{ items: [line, other] }], {
      stock: [{ item_id: 1001, units: 3 }],
    })
    const { setQuantity } = tested.store.use(cartActions)
    const removed: unknown[] = []
    tested.store.events.on('line-removed', ({ item }) => removed.push(item.quantity))
    await Promise.all([setQuantity(line.clin_id, 6), tested.removeLine(line.clin_id)])
    expect(removed).toEqual([2])
    expect(await tested.restoreLine(line.clin_id)).toMatchObject({ status: 'restored' })
    const restored = tested.giftTo(0)?.items.find(({ sku_id }) => sku_id === line.sku_id)
    expect(Number(restored?.qty)).toBe(2)
  })

  it.each<[string, Faults, string | null, readonly string[]]>([
    ['brings back the promo code that the cart lost with its last line', {}, 'STEAK10', []],
    [
      'says only that the code is gone if it cannot be applied again',
      { getActiveCode: 'server-error' },
      null,
      ['promo-code-dropped'],
    ],
  ])('%s', async (_case, faults, code, told) => {
    const line = aLine({ item_id: 1001, sku_id: 10011, qty: 2 })
    const { removeLine, restoreLine, store, backend, heard } = await opened([{ items: [line] }])
    const { apply } = store.use(promoActions)
    expect(await apply('STEAK10')).toMatchObject({ status: 'accepted' })
    await removeLine(line.clin_id)
    expect(store.state.cart?.discount_code).toBeFalsy()
    heard.length = 0
    for (const [endpoint, fault] of Object.entries(faults))
      backend.setFault(endpoint as Endpoint, fault)
    await restoreLine(line.clin_id)
    expect(store.state.cart?.discount_code || null).toBe(code)
    expect(heard.filter((name) => name.startsWith('promo-'))).toEqual(told)
  })
})

describe('a gift that was removed with its last line', () => {
  const email = {
    announce_it_email: 'dana@example.com',
    announce_it_time: SEND_TIME,
    announce_it_send_flag: true,
  }
  const eGift = { cart_type: 'ECRT', shipping: null }

  it.each([
    ['an e-gift', { item_id: 1701, sku_id: 17012 }, eGift],
    ['a parcel', { item_id: 1001, sku_id: 10011 }, {}],
  ])('%s: has the email and its day again, even without a message', async (_what, item, kind) => {
    const line = aLine(item)
    const { removeLine, restoreLine, giftTo } = await opened([{ ...email, ...kind, items: [line] }])
    await removeLine(line.clin_id)
    expect(await restoreLine(line.clin_id)).toMatchObject({ status: 'restored' })
    expect(giftTo(0)).toMatchObject(email)
  })

  it('has no date again if it had none', async () => {
    const methods = [aShipMethod(), aShipMethod({ ship_id: 24, is_default: false })]
    const line = aLine({ item_id: 1601, sku_id: 16011, nonperishable_ship_methods: methods })
    const shipping = { ship_id: 24, ship_date: null, delivery_date: null }
    const tested = await opened([{ cart_type: 'NP', shipping, items: [line] }])
    const { removeLine, restoreLine, giftTo } = tested
    await removeLine(line.clin_id)
    expect(await restoreLine(line.clin_id)).toMatchObject({ status: 'restored' })
    expect(giftTo(0)?.shipping).toMatchObject({ ship_id: 24, ship_date: null })
  })

  it('leaves another gift that goes to its recipient by now as it is', async () => {
    const line = aLine({ item_id: 1001, sku_id: 10011 })
    const [own, other] = [aLine(), { gift_message: 'For Ben', items: [aLine()] }]
    const tested = await opened([
      { gift_message: 'For Dana', items: [line] },
      other,
      { items: [own] },
    ])
    const { removeLine, restoreLine, changeRecipient, giftTo, people } = tested
    const { crec_id = 0 } = giftTo(1) ?? {}
    await removeLine(line.clin_id)
    await changeRecipient(crec_id, people[0] as never)
    expect(await restoreLine(line.clin_id)).toMatchObject({ status: 'restored' })
    expect(giftTo(0)).toMatchObject({ crec_id, gift_message: 'For Ben', items: { length: 2 } })
  })

  it('lacks a part if the server does not confirm its message', async () => {
    const line = aLine({ item_id: 1001, sku_id: 10011 })
    const { removeLine, restoreLine, backend } = await opened([{ ...email, items: [line] }])
    await removeLine(line.clin_id)
    backend.setFault('postGiftMessage', { kind: 'wrong-shape', body: { status: 'error' } })
    expect(await restoreLine(line.clin_id)).toMatchObject({ status: 'partly' })
  })
})

describe('the add-on of a removed line', () => {
  const world = async () => {
    const steak = aLine({ item_id: 1001, sku_id: 10011 })
    const dogs = aLine({ item_id: 1102, sku_id: 11021, price: 40 })
    const detail = { parent_clin_id: steak.clin_id }
    const sauce = aLine({ item_id: 2001, sku_id: 20011, is_addon: true, price: 4, detail })
    const tested = await opened([{ items: [steak, dogs, sauce] }, {}])
    return { ...tested, steak: steak.clin_id, sauce: sauce.clin_id }
  }

  it('belongs to it again after Undo', async () => {
    const { steak, removeLine, restoreLine, parentSku } = await world()
    await removeLine(steak)
    expect(parentSku()).toBe(11021)
    expect(await restoreLine(steak)).toMatchObject({ status: 'restored' })
    expect(parentSku()).toBe(10011)
  })

  it.each([
    ['it first', ['sauce', 'steak'], ['steak', 'sauce']],
    ['the line first', ['steak', 'sauce'], ['sauce', 'steak']],
    ['it first, in the same order', ['sauce', 'steak'], ['sauce', 'steak']],
    ['the line first, in the same order', ['steak', 'sauce'], ['steak', 'sauce']],
  ] as const)('belongs to it again if both were removed, %s', async (_case, out, back) => {
    const { removeLine, restoreLine, parentSku, ...ids } = await world()
    for (const name of out) await removeLine(ids[name])
    const outcomes = []
    for (const name of back) outcomes.push((await restoreLine(ids[name])).status)
    expect(outcomes).toEqual(['restored', 'restored'])
    expect(parentSku()).toBe(10011)
  })

  it('stays with another line if its own costs too little', async () => {
    const { store } = await aStore(parentBelowThreshold())
    const { removeLine, restoreLine } = store.use(cartActions)
    const [franks, steak] = store.state.cart?.recipients[0]?.items ?? []
    await removeLine(franks?.clin_id ?? 0)
    expect(await restoreLine(franks?.clin_id ?? 0)).toMatchObject({ status: 'restored' })
    const addOn = store.state.cart?.recipients[0]?.items.find(({ is_addon }) => is_addon)
    expect(addOn?.detail?.parent_clin_id).toBe(steak?.clin_id)
  })

  it('that moved along belongs to it again after the move is undone', async () => {
    const { steak, moveLine, people, parentSku, giftTo } = await world()
    const outcome = await moveLine(steak, people[1] as never)
    expect(await outcome.undo?.()).toEqual({ status: 'restored' })
    expect(giftTo(0)?.items).toHaveLength(3)
    expect(parentSku()).toBe(10011)
  })
})
