import { describe, expect, it } from 'vitest'
import { at, cartOf } from '../../testing/backend'
import { ask } from '../ask'
import type { Backend } from '../backend'
import * as scenarios from '../scenarios'

it('a message cannot change anything else of its shipment', async () => {
  const backend = at(scenarios.oneShipment)
  const [shipment] = (await cartOf(backend)).recipients
  const items = shipment?.items.map((line) => ({ ...line, price: 0.01 }))
  const message_data = { gift_message: 'Enjoy', is_a_gift: true, items, addr_id: 1 }
  const body = { crec_id: shipment?.crec_id, message_data }
  expect((await ask(backend, 'postGiftMessage', { body })).status).toBe(200)
  const [now] = (await cartOf(backend)).recipients
  expect(now).toMatchObject({ gift_message: 'Enjoy', addr_id: shipment?.addr_id })
  expect(now?.items).toEqual(shipment?.items)
})

describe('merging shipments', () => {
  it('adds up lines with the same sku, and keeps the target’s date and message', async () => {
    const backend = at(scenarios.sharedAddress)
    const body = { cart_id: 9001, winner: 12, loser: 11 }
    const { cart } = (await ask(backend, 'postMergeShipments', { body })).body
    expect(cart?.recipients).toHaveLength(1)
    expect(cart?.recipients[0]).toMatchObject({
      crec_id: 12,
      gift_message: 'A little something.',
      shipping: { ship_date: '2026-12-14' },
      items: [
        { sku_id: 10011, qty: 2 },
        { sku_id: 15011, qty: 1 },
        { sku_id: 14011, qty: 1 },
      ],
    })
    expect(Object.keys(cart?.recalc_detail?.tax ?? {})).toEqual(['rcpt-12'])
  })

  it('happens if the selected address is already in use', async () => {
    const backend = at(scenarios.sharedAddress)
    const body = { cart_id: 9001, crec_id: 11, uuid: '40003002' }
    const { cart } = (await ask(backend, 'postShipmentAddress', { body })).body
    expect(cart?.recipients.map(({ crec_id }) => crec_id)).toEqual([12])
  })

  it('moves add-ons with their parents', async () => {
    const backend = at(scenarios.addOnQualified)
    await ask(backend, 'putNewRecipient', { body: { fname: 'New', lname: 'One' } })
    const addr_id = (await cartOf(backend)).saved_addresses?.at(-1)?.addr_id
    await ask(backend, 'putLineItems', {
      body: { lineitems: [{ item_id: 1003, addr_id, sku_id: 10031 }] },
    })
    const [, second] = (await cartOf(backend)).recipients
    const body = { cart_id: 9001, winner: second?.crec_id, loser: 11 }
    const { cart } = (await ask(backend, 'postMergeShipments', { body })).body
    const [strip, packet] = cart?.recipients[0]?.items ?? []
    expect(strip?.qty).toBe(2)
    expect(packet?.detail?.parent_clin_id).toBe(strip?.clin_id)
  })

  it.each([
    ['with itself', { cart_id: 9001, winner: 11, loser: 11 }, 422],
    ['with one that is gone', { cart_id: 9001, winner: 11, loser: 99 }, 404],
    ['of another cart', { cart_id: 1, winner: 11, loser: 12 }, 404],
  ])('%s is refused', async (_case, body, expected) => {
    const { status } = await ask(at(scenarios.sharedAddress), 'postMergeShipments', { body })
    expect(status).toBe(expected)
  })
})

describe('another address', () => {
  it('is replaced as a whole, with its costs', async () => {
    const backend = at(scenarios.hawaii)
    const address = { fname: 'Ed', lname: 'Bly', address_1: '1 Elm', city: 'Reno', state: 'NV' }
    const { newAddress } = (await ask(backend, 'putNewRecipient', { body: address })).body
    const body = { cart_id: 9001, crec_id: 11, uuid: newAddress.uuid }
    const { cart } = (await ask(backend, 'postShipmentAddress', { body })).body
    expect(cart?.recipients[0]).toMatchObject({ ...address, addr_id: newAddress.addr_id })
    expect(cart?.shipping_breakdown?.['Standard Shipping']).toBe(24.95)
  })

  it('must be a saved one', async () => {
    const body = { cart_id: 9001, crec_id: 11, uuid: '1' }
    expect((await ask(at(scenarios.oneShipment), 'postShipmentAddress', { body })).status).toBe(404)
  })

  it('far away removes overnight shipping', async () => {
    const backend = at(scenarios.overnightChosen)
    const body = { addr_id: 3001, fname: 'Eleanor', lname: 'Whitfield', state: 'AK' }
    await ask(backend, 'putNewRecipient', { body })
    expect((await cartOf(backend)).recipients[0]).toMatchObject({
      overnight_upgrade: false,
      overnight_upgrade_cost: null,
      shipping: { delivery_date: '2026-12-10' },
    })
  })
})

describe('a recipient', () => {
  it('is added with a label', async () => {
    const body = { fname: 'Ed', lname: 'Bly', city: 'Reno' }
    const answer = await ask(at(scenarios.oneShipment), 'putNewRecipient', { body })
    expect(answer.body.newAddress).toMatchObject({
      ...body,
      selector_label: 'Ed Bly, Reno',
      res_com: 'V',
      is_myself: false,
    })
  })

  it.each([
    [
      { fname: ' ', lname: 'Bly' },
      { error: 'name_required', field: 'fname' },
    ],
    [
      { fname: 'x'.repeat(16), lname: 'Bly' },
      { error: 'too_long', field: 'fname' },
    ],
    [
      { fname: 'Ed', lname: 'Bly', city: 'x'.repeat(20) },
      { error: 'too_long', field: 'city' },
    ],
  ])('%j is refused', async (body, expected) => {
    const answer = await ask(at(scenarios.oneShipment), 'putNewRecipient', { body })
    expect([answer.status, answer.body]).toEqual([422, expected])
  })

  it('updates its shipments when completed', async () => {
    const backend = at(scenarios.addressMissing)
    const body = { addr_id: 3000, fname: 'Margaret', lname: 'Holloway', state: 'NE' }
    const { newAddress } = (await ask(backend, 'putNewRecipient', { body })).body
    expect(newAddress).toMatchObject({ uuid: '99999999', selector_label: 'Ship to Myself' })
    expect((await cartOf(backend)).recipients[0]).toMatchObject({ fname: 'Margaret', state: 'NE' })
  })
})

describe('a gift message', () => {
  const save = (backend: Backend, message_data: object) =>
    ask(backend, 'postGiftMessage', { body: { crec_id: 11, message_data } })

  it('is saved, and omitted fields stay', async () => {
    const backend = at(scenarios.sharedAddress)
    const { status, body } = await save(backend, { announce_it_send_flag: true })
    expect([status, body]).toEqual([200, { status: 'success' }])
    expect((await cartOf(backend)).recipients[0]).toMatchObject({
      gift_message: 'For your birthday.',
      announce_it_send_flag: true,
    })
  })

  it('can have 240 characters', async () => {
    const backend = at(scenarios.oneShipment)
    expect((await save(backend, { gift_message: 'x'.repeat(240) })).status).toBe(200)
    expect((await save(backend, { gift_message: 'x'.repeat(241) })).status).toBe(422)
  })
})
