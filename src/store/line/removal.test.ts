import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { aStore, type Transport } from '../../../testing/store/testStore'
import { cartActions } from '../cart/actions'
import { dialogActions } from '../dialog/dialogs'

function world() {
  const steak = aLine({ item_id: 1001, sku_id: 10011, qty: 2 })
  const only = aLine({ item_id: 1002, sku_id: 10022, qty: 3 })
  const ann = aShipment({
    items: [only],
    gift_message: 'Enjoy!',
    shipping: { ship_id: 1, ship_date: '2026-12-15', delivery_date: '2026-12-17' },
  })
  const bob = aShipment({ items: [steak, aLine({ item_id: 1003, sku_id: 10031 })] })
  const cart = aCart({ recipients: [bob, ann] })
  return { steak, only, ann, bob, scenario: { cart, now: '2026-12-08T16:00:00Z' } }
}
type Tested = Awaited<ReturnType<typeof aStore>>

const undo = ({ store }: Tested, { clin_id }: { clin_id: number }) =>
  store.use(cartActions).restoreLine(clin_id)

/** A server that takes an item and an address, and nothing else. */
const withoutSkuAndQty =
  (fetch: Transport): Transport =>
  (input, init) => {
    const isAddition = String(input).endsWith('/checkout/line-item')
    const body = String(init?.body).replace(/,"(?:sku_id|qty)":\d+/g, '')
    return fetch(input, isAddition ? { ...init, body } : init)
  }

describe('removeLine', () => {
  it('takes the line away at once, and offers the way back', async () => {
    const { steak, scenario } = world()
    const { store, requests } = await aStore(scenario)
    const outcome = store.use(cartActions).removeLine(steak.clin_id)
    expect(store.state.cart?.recipients.map(({ items }) => items.length)).toEqual([1, 1])
    expect(await outcome).toMatchObject({ status: 'removed' })
    expect(requests()).toEqual(['deleteLineItem', 'getCart'])
  })

  it('takes a shipment with its last line, and its totals with it', async () => {
    const { only, ann, scenario } = world()
    const { store } = await aStore(scenario)
    const outcome = store.use(cartActions).removeLine(only.clin_id)
    expect(store.state.cart?.recipients.map(({ crec_id }) => crec_id)).not.toContain(ann.crec_id)
    expect(Object.keys(store.state.cart?.recalc_detail?.shipping ?? {})).not.toContain(
      ann.recipient_guid,
    )
    await outcome
    expect(store.state.cart?.recipients).toHaveLength(1)
  })

  it('brings the line back when the server refuses, and says so', async () => {
    const { steak, scenario } = world()
    const { store, backend } = await aStore(scenario)
    backend.setFault('deleteLineItem', { kind: 'server-error', times: 1 })
    expect(await store.use(cartActions).removeLine(steak.clin_id)).toMatchObject({
      status: 'failed',
    })
    expect(store.state.cart?.recipients[0]?.items).toHaveLength(2)
    expect(store.slot(dialogActions).toasts).toEqual([])
  })

  it('takes a line that the server does not know for removed', async () => {
    const { steak, scenario } = world()
    const { store, backend } = await aStore(scenario)
    // Another tab was quicker.
    await ask(backend, 'deleteLineItem', { params: { clinId: steak.clin_id } })
    backend.setFault('deleteLineItem', { kind: 'not-found', times: 1 })
    expect(await store.use(cartActions).removeLine(steak.clin_id)).toMatchObject({
      status: 'removed',
    })
  })

  it('is none where the server calls the line unknown and still lists it', async () => {
    const { steak, scenario } = world()
    const { store, backend } = await aStore(scenario)
    backend.setFault('deleteLineItem', { kind: 'not-found', times: 1 })
    expect(await store.use(cartActions).removeLine(steak.clin_id)).toMatchObject({
      status: 'failed',
    })
    expect(store.state.cart?.recipients[0]?.items).toHaveLength(2)
  })

  it('that the server confirms and does not do is no removal', async () => {
    const { steak, scenario } = world()
    const { store, backend } = await aStore(scenario)
    backend.setFault('deleteLineItem', { kind: 'empty', status: 204, times: 1 })
    expect(await store.use(cartActions).removeLine(steak.clin_id)).toMatchObject({
      status: 'failed',
    })
    expect(store.state.cart?.recipients[0]?.items).toHaveLength(2)
  })

  it('of a line that is not there sends nothing', async () => {
    const { scenario } = world()
    const { store, requests } = await aStore(scenario)
    expect(await store.use(cartActions).removeLine(-5)).toMatchObject({ status: 'removed' })
    expect(requests()).toEqual([])
  })
})

describe('undo', () => {
  it('brings a line back with its size and quantity', async () => {
    const { steak, scenario } = world()
    const tested = await aStore(scenario)
    await tested.store.use(cartActions).removeLine(steak.clin_id)
    const undone = await undo(tested, steak)
    expect(tested.store.state.cart?.recipients[0]?.items).toContainEqual(
      expect.objectContaining({ sku_id: 10011, qty: 2 }),
    )
    expect(undone).toEqual({ status: 'restored' })
  })

  it('works while the removal is still on its way', async () => {
    const { steak, scenario } = world()
    const tested = await aStore(scenario)
    const outcome = tested.store.use(cartActions).removeLine(steak.clin_id)
    await undo(tested, steak)
    await outcome
    expect(tested.store.state.cart?.recipients[0]?.items).toHaveLength(2)
    expect(tested.store.state.cart).toEqual(await tested.backend.cart())
  })

  it('brings a shipment back with its date and its message', async () => {
    const { only, ann, scenario } = world()
    const tested = await aStore(scenario)
    await tested.store.use(cartActions).removeLine(only.clin_id)
    await undo(tested, only)
    const back = tested.store.state.cart?.recipients.find(({ addr_id }) => addr_id === ann.addr_id)
    expect(back).toMatchObject({
      gift_message: 'Enjoy!',
      shipping: { ship_date: '2026-12-15' },
      items: [{ sku_id: 10022, qty: 3 }],
    })
  })

  it('puts right what a server leaves out that knows neither size nor quantity', async () => {
    const { steak, scenario } = world()
    const tested = await aStore(scenario, { through: withoutSkuAndQty })
    await tested.store.use(cartActions).removeLine(steak.clin_id)
    tested.requests()
    await undo(tested, steak)
    expect(tested.requests()).toEqual(expect.arrayContaining(['putLineItems', 'putQuantity']))
    expect(tested.store.state.cart?.recipients[0]?.items).toContainEqual(
      expect.objectContaining({ sku_id: 10011, qty: 2 }),
    )
  })

  it('says when a part could not be brought back', async () => {
    const { only, scenario } = world()
    const tested = await aStore(scenario)
    await tested.store.use(cartActions).removeLine(only.clin_id)
    tested.backend.setFault('postGiftMessage', 'server-error')
    const undone = await undo(tested, only)
    expect(undone).toEqual({ status: 'partly', reason: 'refused' })
  })

  it('says when nothing could be brought back', async () => {
    const { steak, scenario } = world()
    const tested = await aStore(scenario)
    await tested.store.use(cartActions).removeLine(steak.clin_id)
    tested.backend.setFault('putLineItems', 'server-error')
    const undone = await undo(tested, steak)
    expect(undone).toEqual({ status: 'failed', reason: 'unavailable' })
  })
})

describe('dialogs', () => {
  it('come one after the other, and resolve to what was chosen', async () => {
    const { store } = await aStore()
    const { ask, answer } = store.use(dialogActions)
    const [first, second] = [
      ask('confirm-merge', { name: 'Ann' }),
      ask('confirm-merge', { name: 'Ben' }),
    ]
    const [one, two] = store.slot(dialogActions).queue
    answer(one?.id ?? 0, 'yes')
    answer(two?.id ?? 0, null)
    expect(await Promise.all([first, second])).toEqual(['yes', null])
    expect(store.slot(dialogActions).queue).toEqual([])
  })
})
