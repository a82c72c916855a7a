import { describe, expect, it } from 'vitest'
import { aCart, aLine, anAddress, aShipment } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
import { dialogActions } from '../dialog/dialogs'
import { copyingActions, movingActions } from './actions'

function world() {
  const steak = aLine({ item_id: 1001, sku_id: 10011, qty: 3 })
  const club = aLine({
    item_id: 1801,
    sku_id: 18011,
    qty: 1,
    is_club: true,
    detail: { club_orders: 6, club_order_start_month: 2 },
  })
  const burger = aLine({ item_id: 1101, sku_id: 11012 })
  const addOn = aLine({
    item_id: 2001,
    sku_id: 20011,
    is_addon: true,
    detail: { parent_clin_id: burger.clin_id },
  })
  const [annHome, bobHome, newHome] = [
    anAddress({ fname: 'Ann', lname: 'Ode' }),
    anAddress({ fname: 'Bob', lname: 'Ray' }),
    anAddress({ fname: 'Cy', lname: 'Fox' }),
  ]
  const ann = aShipment({
    ...annHome,
    addr_id: annHome.addr_id,
    items: [club],
    gift_message: 'Enjoy!',
    shipping: { ship_id: 1, ship_date: '2026-12-15', delivery_date: '2026-12-17' },
  } as never)
  const bob = aShipment({ addr_id: bobHome.addr_id, items: [steak, burger, addOn] })
  const cart = aCart({ recipients: [bob, ann] })
  const addresses = [annHome, bobHome, newHome]
  const stock = [{ item_id: 1001, units: 50 }]
  const scenario = { cart, addresses, now: '2026-12-08T16:00:00Z', stock }
  return { steak, club, burger, addOn, ann, bob, annHome, bobHome, newHome, scenario }
}
type Tested = Awaited<ReturnType<typeof aStore>>

/** What each recipient gets, by address: sku and units. */
const whoGetsWhat = ({ store }: Tested) =>
  Object.fromEntries(
    (store.state.cart?.recipients ?? []).map(({ addr_id, items }) => [
      addr_id,
      items.map(({ sku_id, qty }) => `${qty} x ${sku_id}`).sort(),
    ]),
  )

/** The store shows nothing by itself: whoever called tells it. */
const toasts = ({ store }: Tested) => store.slot(dialogActions).toasts.map(({ kind }) => kind)

describe('a line that moves', () => {
  it('goes to the other recipient, and comes back', async () => {
    const { steak, ann, bob, annHome, scenario } = world()
    const tested = await aStore(scenario)
    const before = whoGetsWhat(tested)
    const outcome = await tested.store.use(movingActions).moveLine(steak.clin_id, annHome)
    expect(outcome.status).toBe('moved')
    expect(whoGetsWhat(tested)).toEqual({
      [Number(bob.addr_id)]: ['1 x 11012', '1 x 20011'],
      [Number(ann.addr_id)]: ['1 x 18011', '3 x 10011'],
    })
    expect(toasts(tested)).toEqual([])
    expect(await outcome.undo?.()).toMatchObject({ status: 'restored' })
    expect(whoGetsWhat(tested)).toEqual(before)
  })

  it('is split where only some of it moves, and made whole again', async () => {
    const { steak, ann, bob, annHome, scenario } = world()
    const tested = await aStore(scenario)
    const before = whoGetsWhat(tested)
    const outcome = await tested.store.use(movingActions).moveLine(steak.clin_id, annHome, 1)
    expect(outcome.status).toBe('moved')
    expect(whoGetsWhat(tested)[Number(bob.addr_id)]).toContain('2 x 10011')
    expect(whoGetsWhat(tested)[Number(ann.addr_id)]).toContain('1 x 10011')
    expect(await outcome.undo?.()).toMatchObject({ status: 'restored' })
    expect(whoGetsWhat(tested)).toEqual(before)
  })

  it('takes its add-ons along, each with the new line as its parent', async () => {
    const { burger, newHome, scenario } = world()
    const tested = await aStore(scenario)
    await tested.store.use(movingActions).moveLine(burger.clin_id, newHome)
    expect(whoGetsWhat(tested)[newHome.addr_id]).toEqual(['1 x 11012', '1 x 20011'])
    const there = tested.store.state.cart?.recipients.find(
      ({ addr_id }) => addr_id === newHome.addr_id,
    )
    const main = there?.items.find(({ is_addon }) => !is_addon)
    const addOn = there?.items.find(({ is_addon }) => is_addon)
    expect(addOn?.detail?.parent_clin_id).toBe(main?.clin_id)
  })

  it('keeps how its club runs', async () => {
    const { club, bob, bobHome, scenario } = world()
    const tested = await aStore(scenario)
    await tested.store.use(movingActions).moveLine(club.clin_id, bobHome)
    const line = tested.store.state.cart?.recipients
      .find(({ addr_id }) => addr_id === bob.addr_id)
      ?.items.find(({ sku_id }) => sku_id === 18011)
    expect(line?.detail).toMatchObject({ club_orders: 6, club_order_start_month: 2 })
  })

  it('takes date and message along where its shipment holds nothing else, and back', async () => {
    const { club, ann, newHome, scenario } = world()
    const tested = await aStore(scenario)
    const outcome = await tested.store.use(movingActions).moveLine(club.clin_id, newHome)
    expect(outcome.shipment).toMatchObject({ status: 'saved', former: { fname: 'Ann' } })
    expect(tested.requests()).toContain('postShipmentAddress')
    const shipmentOf = () =>
      tested.store.state.cart?.recipients.find(({ crec_id }) => crec_id === ann.crec_id)
    expect(shipmentOf()).toMatchObject({ addr_id: newHome.addr_id, gift_message: 'Enjoy!' })
    expect(await outcome.undo?.()).toMatchObject({ status: 'restored' })
    expect(shipmentOf()).toMatchObject({ addr_id: ann.addr_id, fname: 'Ann' })
  })

  it('is moved also where no more of it is left', async () => {
    const { steak, annHome, scenario } = world()
    const tested = await aStore({ ...scenario, stock: [{ item_id: 1001, units: 3 }] })
    const outcome = await tested.store.use(movingActions).moveLine(steak.clin_id, annHome)
    expect(outcome.status).toBe('moved')
    expect(whoGetsWhat(tested)[annHome.addr_id]).toContain('3 x 10011')
    expect(toasts(tested)).toEqual([])
  })

  it('is where it was when it cannot be added, and that is said', async () => {
    const { steak, annHome, scenario } = world()
    const tested = await aStore(scenario)
    const before = whoGetsWhat(tested)
    tested.backend.setFault('putLineItems', 'server-error')
    expect(await tested.store.use(movingActions).moveLine(steak.clin_id, annHome)).toMatchObject({
      status: 'failed',
    })
    expect(whoGetsWhat(tested)).toEqual(before)
    expect(toasts(tested)).toEqual([])
  })

  it('is where it was when it cannot be taken out: what was added goes again', async () => {
    const { steak, annHome, scenario } = world()
    const tested = await aStore(scenario)
    const before = whoGetsWhat(tested)
    tested.backend.setFault('deleteLineItem', { kind: 'server-error', times: 1 })
    expect(await tested.store.use(movingActions).moveLine(steak.clin_id, annHome)).toMatchObject({
      status: 'failed',
    })
    expect(whoGetsWhat(tested)).toEqual(before)
    expect(toasts(tested)).toEqual([])
  })

  it('is with both when nothing can be taken out, and that is said', async () => {
    const { steak, annHome, scenario } = world()
    const tested = await aStore(scenario)
    tested.backend.setFault('deleteLineItem', 'server-error')
    expect(await tested.store.use(movingActions).moveLine(steak.clin_id, annHome)).toMatchObject({
      status: 'partly',
      flaw: 'doubled',
    })
    expect(Object.values(whoGetsWhat(tested)).flat()).toEqual(
      expect.arrayContaining(['3 x 10011', '3 x 10011']),
    )
  })

  it('that lost some of its details says so', async () => {
    const { club, bobHome, scenario } = world()
    const tested = await aStore(scenario)
    tested.backend.setFault('postClubEdit', 'server-error')
    expect(await tested.store.use(movingActions).moveLine(club.clin_id, bobHome)).toMatchObject({
      status: 'partly',
      flaw: 'details',
    })
  })
})

describe('the same once more', () => {
  it('for a line: the other gets it as well, and loses it again', async () => {
    const { steak, newHome, scenario } = world()
    const tested = await aStore(scenario)
    const before = whoGetsWhat(tested)
    const outcome = await tested.store.use(copyingActions).copyLine(steak.clin_id, newHome, 1)
    expect(outcome).toMatchObject({ status: 'sent' })
    expect(whoGetsWhat(tested)).toEqual({ ...before, [newHome.addr_id]: ['1 x 10011'] })
    expect(await outcome.undo?.()).toMatchObject({ status: 'saved' })
    expect(whoGetsWhat(tested)).toEqual(before)
  })

  it('for a shipment: all that it holds, on the same day, with the message where that is wanted', async () => {
    const { bob, ann, newHome, scenario } = world()
    const tested = await aStore(scenario)
    const { copyShipment } = tested.store.use(copyingActions)
    const outcome = await copyShipment(ann.crec_id, newHome, { withMessage: true })
    expect(outcome.status).toBe('sent')
    const there = tested.store.state.cart?.recipients.find(
      ({ addr_id }) => addr_id === newHome.addr_id,
    )
    expect(there).toMatchObject({
      gift_message: 'Enjoy!',
      shipping: { ship_date: '2026-12-15' },
      items: [{ detail: { club_orders: 6 } }],
    })
    expect(await outcome.undo?.()).toMatchObject({ status: 'saved' })
    expect(tested.store.state.cart?.recipients).toHaveLength(2)
    expect(await copyShipment(bob.crec_id, newHome)).toMatchObject({ status: 'sent' })
    expect(whoGetsWhat(tested)[newHome.addr_id]).toEqual(['1 x 11012', '1 x 20011', '3 x 10011'])
  })

  it('says that nothing was done, or a part', async () => {
    const { ann, newHome, scenario } = world()
    const tested = await aStore(scenario)
    const { copyShipment } = tested.store.use(copyingActions)
    tested.backend.setFault('putLineItems', { kind: 'server-error', times: 1 })
    expect(await copyShipment(ann.crec_id, newHome)).toMatchObject({ status: 'failed' })
    tested.backend.setFault('postShipping', 'server-error')
    expect(await copyShipment(ann.crec_id, newHome)).toMatchObject({ status: 'partly' })
    expect(toasts(tested)).toEqual([])
  })
})

it('a shipment that is sent to oneself is sent to "Ship to Myself", also where nobody made it yet', async () => {
  const { ann, scenario } = world()
  const tested = await aStore(scenario)
  const mine = { addr_id: 99999999, uuid: '99999999', is_myself: true }
  expect(await tested.store.use(movingActions).changeRecipient(ann.crec_id, mine)).toMatchObject({
    status: 'saved',
  })
  expect(toasts(tested)).toEqual([])
  const shipment = tested.store.state.cart?.recipients.find(
    ({ crec_id }) => crec_id === ann.crec_id,
  )
  expect(shipment?.is_myself).toBe(true)
})
