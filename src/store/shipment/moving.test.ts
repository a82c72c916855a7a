import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../mocks/faults'
import { anAddress } from '../../../mocks/people'
import { freeGift } from '../../../mocks/scenarios'
import { people } from '../../../mocks/scenarios/people'
import { openMoves, undoneTwice } from '../../../testing/store/openMoves'
import { aStore } from '../../../testing/store/testStore'
import type { Endpoint } from '../../api/contract'
import { cartActions } from '../cart/actions'
import { movingActions } from './actions'

describe('a moved line', () => {
  it('goes to the other recipient, and back', async () => {
    const { steak, ann, bob, annHome, before, whoGetsWhat, moveLine, toasts } = await openMoves()
    const outcome = await moveLine(steak.clin_id, annHome)
    expect(outcome.status).toBe('moved')
    expect(whoGetsWhat()).toEqual({
      ...before,
      [Number(bob.addr_id)]: ['1 x 11012', '1 x 20011'],
      [Number(ann.addr_id)]: ['1 x 18011', '3 x 10011'],
    })
    expect(toasts()).toEqual([])
    expect(await undoneTwice(outcome)).toMatchObject({ status: 'restored' })
    expect(whoGetsWhat()).toEqual(before)
  })

  it('is split if only some units move, and merged again', async () => {
    const { steak, ann, bob, annHome, before, whoGetsWhat, moveLine } = await openMoves()
    const outcome = await moveLine(steak.clin_id, annHome, 1)
    expect(outcome.status).toBe('moved')
    expect(whoGetsWhat()[Number(bob.addr_id)]).toContain('2 x 10011')
    expect(whoGetsWhat()[Number(ann.addr_id)]).toContain('1 x 10011')
    expect(await undoneTwice(outcome)).toMatchObject({ status: 'restored' })
    expect(whoGetsWhat()).toEqual(before)
  })

  it('that was split and edited since keeps the edits when merged again', async () => {
    const { steak, ann, bob, annHome, whoGetsWhat, moveLine, at, store } = await openMoves()
    const { setQuantity } = store.use(cartActions)
    const outcome = await moveLine(steak.clin_id, annHome, 1)
    const moved = at(ann.addr_id)?.items.find(({ sku_id }) => sku_id === steak.sku_id)
    await setQuantity(moved?.clin_id ?? 0, 3)
    const last = setQuantity(steak.clin_id, 4)
    expect(await outcome.undo?.()).toMatchObject({ status: 'restored' })
    await last
    expect(whoGetsWhat()[Number(bob.addr_id)]).toContain('5 x 10011')
    expect(whoGetsWhat()[Number(ann.addr_id)]).toContain('2 x 10011')
  })

  it('takes its add-ons along, with the new line as their parent', async () => {
    const { burger, newHome, whoGetsWhat, moveLine, at } = await openMoves()
    await moveLine(burger.clin_id, newHome)
    expect(whoGetsWhat()[newHome.addr_id]).toEqual(['1 x 11012', '1 x 20011'])
    const { items = [] } = at(newHome.addr_id) ?? {}
    const main = items.find(({ is_addon }) => !is_addon)
    const addOn = items.find(({ is_addon }) => is_addon)
    expect(addOn?.detail?.parent_clin_id).toBe(main?.clin_id)
  })

  it('keeps its club’s options', async () => {
    const { club, bob, bobHome, moveLine, at } = await openMoves()
    await moveLine(club.clin_id, bobHome)
    const line = at(bob.addr_id)?.items.find(({ sku_id }) => sku_id === 18011)
    expect(line?.detail).toMatchObject({ club_orders: 6, club_order_start_month: 2 })
  })

  it('takes date and message along if its shipment has nothing else, and back', async () => {
    const { club, ann, newHome, moveLine, recipients, requests } = await openMoves()
    const outcome = await moveLine(club.clin_id, newHome)
    expect(outcome.shipment).toMatchObject({ status: 'saved', former: { fname: 'Ann' } })
    expect(requests()).toContain('postShipmentAddress')
    const shipmentOf = () => recipients().find(({ crec_id }) => crec_id === ann.crec_id)
    expect(shipmentOf()).toMatchObject({ addr_id: newHome.addr_id, gift_message: 'Enjoy!' })
    expect(await undoneTwice(outcome)).toMatchObject({ status: 'restored' })
    expect(shipmentOf()).toMatchObject({ addr_id: ann.addr_id, fname: 'Ann' })
  })

  it('takes them along if it has only a free gift beside it', async () => {
    const address = anAddress(people[4])
    const { store } = await aStore({ ...freeGift(), addresses: [address] })
    const [gift] = store.state.cart?.recipients ?? []
    const lineId = gift?.items[0]?.clin_id ?? 0
    expect(gift?.items).toHaveLength(2)
    const { status, shipment } = await store.use(movingActions).moveLine(lineId, address)
    expect([status, shipment?.status]).toEqual(['moved', 'saved'])
    expect(store.state.cart?.recipients[0]).toMatchObject({ crec_id: gift?.crec_id, fname: 'Rosa' })
  })

  it('is moved even if no further unit is left', async () => {
    const { steak, annHome, whoGetsWhat, moveLine, toasts } = await openMoves(3)
    expect((await moveLine(steak.clin_id, annHome)).status).toBe('moved')
    expect(whoGetsWhat()[annHome.addr_id]).toContain('3 x 10011')
    expect(toasts()).toEqual([])
  })

  it.each<[string, Endpoint, Fault]>([
    ['added', 'putLineItems', { kind: 'server-error' }],
    [
      'removed: the added line is removed again',
      'deleteLineItem',
      { kind: 'server-error', times: 1 },
    ],
  ])('stays in its old place with a notice if it cannot be %s', async (_case, endpoint, fault) => {
    const { steak, annHome, before, whoGetsWhat, moveLine, toasts, backend } = await openMoves()
    backend.setFault(endpoint, fault)
    expect(await moveLine(steak.clin_id, annHome)).toMatchObject({ status: 'failed' })
    expect(whoGetsWhat()).toEqual(before)
    expect(toasts()).toEqual([])
  })

  it('stays with both if it cannot be removed, with a message', async () => {
    const { steak, annHome, whoGetsWhat, moveLine, backend } = await openMoves()
    backend.setFault('deleteLineItem', 'server-error')
    const outcome = await moveLine(steak.clin_id, annHome)
    expect(outcome).toMatchObject({ status: 'partly', flaw: 'doubled' })
    const units = Object.values(whoGetsWhat()).flat()
    expect(units.filter((one) => one === '3 x 10011')).toHaveLength(2)
  })

  it('reports lost details', async () => {
    const { club, bobHome, moveLine, backend } = await openMoves()
    backend.setFault('postClubEdit', 'server-error')
    const outcome = await moveLine(club.clin_id, bobHome)
    expect(outcome).toMatchObject({ status: 'partly', flaw: 'details' })
  })
})

it('a shipment that is moved to the shopper goes to "Ship to Myself", even if that does not exist yet', async () => {
  const { ann, changeRecipient, recipients, toasts } = await openMoves()
  const mine = { addr_id: null, uuid: '99999999', is_myself: true }
  expect(await changeRecipient(ann.crec_id, mine)).toMatchObject({ status: 'saved' })
  expect(toasts()).toEqual([])
  expect(recipients().find(({ crec_id }) => crec_id === ann.crec_id)?.is_myself).toBe(true)
})

it('a move while a quantity is being saved takes all units of the new one', async () => {
  const { moveLine, store, steak, newHome, at } = await openMoves()
  const { setQuantity } = store.use(cartActions)
  await Promise.all([setQuantity(steak.clin_id, 6), moveLine(steak.clin_id, newHome, 6)])
  const moved = at(newHome.addr_id)?.items.find(({ sku_id }) => sku_id === steak.sku_id)
  expect(Number(moved?.qty)).toBe(6)
})
