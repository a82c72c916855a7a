import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Fault } from '../../../mocks/faults'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { addressAskedFor } from '../../../mocks/scenarios'
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

async function opened(options: Parameters<typeof aStore>[1] = {}) {
  const { scenario, ...given } = world()
  const tested = await aStore(scenario, options)
  const { removeLine, restoreLine } = tested.store.use(cartActions)
  const recipients = () => tested.store.state.cart?.recipients ?? []
  return { ...given, ...tested, removeLine, restoreLine, recipients }
}

/** A server that accepts only an item and an address. */
const withoutSkuAndQty =
  (fetch: Transport): Transport =>
  (input, init) => {
    const isAddition = String(input).endsWith('/checkout/line-item')
    const body = String(init?.body).replace(/,"(?:sku_id|qty)":\d+/g, '')
    return fetch(input, isAddition ? { ...init, body } : init)
  }

describe('removeLine', () => {
  it('removes the line at once, and offers Undo', async () => {
    const { steak, store, requests, removeLine, recipients } = await opened()
    const removed: unknown[] = []
    store.events.on('line-removed', (detail) => removed.push(detail))
    const outcome = removeLine(steak.clin_id)
    expect(recipients().map(({ items }) => items.length)).toEqual([1, 1])
    expect(await outcome).toMatchObject({ status: 'removed' })
    expect(requests()).toEqual(['deleteLineItem', 'getCart'])
    const { clin_id, item_id, sku_id, qty } = steak
    const item = { itemId: item_id, skuId: sku_id, quantity: qty, priceCents: expect.any(Number) }
    expect(removed).toMatchObject([{ lineId: clin_id, item }])
  })

  it('removes a shipment with its last line, and its totals', async () => {
    const { only, ann, store, removeLine, recipients } = await opened()
    const outcome = removeLine(only.clin_id)
    expect(recipients().map(({ crec_id }) => crec_id)).not.toContain(ann.crec_id)
    const { shipping } = store.state.cart?.recalc_detail ?? {}
    expect(Object.keys(shipping ?? {})).not.toContain(ann.recipient_guid)
    await outcome
    expect(recipients()).toHaveLength(1)
  })

  it.each<[string, Fault]>([
    ['refuses, with a notice', { kind: 'server-error' }],
    ['calls it unknown and still lists it', { kind: 'not-found' }],
    ['confirms its removal and does not do it', { kind: 'empty', status: 204 }],
  ])('brings the line back when the server %s', async (_case, fault) => {
    const { steak, store, backend, removeLine, recipients } = await opened()
    backend.setFault('deleteLineItem', { ...fault, times: 1 })
    expect(await removeLine(steak.clin_id)).toMatchObject({ status: 'failed' })
    expect(recipients()[0]?.items).toHaveLength(2)
    expect(store.slot(dialogActions).toasts).toEqual([])
  })

  it('treats a line that the server does not know as removed', async () => {
    const { steak, backend, removeLine } = await opened()
    // Another tab was faster.
    await ask(backend, 'deleteLineItem', { params: { clinId: steak.clin_id } })
    backend.setFault('deleteLineItem', { kind: 'not-found', times: 1 })
    expect(await removeLine(steak.clin_id)).toMatchObject({ status: 'removed' })
  })

  it('of a missing line sends nothing', async () => {
    const { requests, removeLine } = await opened()
    expect(await removeLine(-5)).toMatchObject({ status: 'removed' })
    expect(requests()).toEqual([])
  })
})

describe('undo', () => {
  const twoSteaks = expect.objectContaining({ sku_id: 10011, qty: 2 })

  it('restores a line with its size and quantity', async () => {
    const { steak, removeLine, restoreLine, recipients } = await opened()
    await removeLine(steak.clin_id)
    const outcome = await restoreLine(steak.clin_id)
    const [bob] = recipients()
    expect(outcome).toMatchObject({ status: 'restored', shipmentId: bob?.crec_id })
    expect(bob?.items.find(({ clin_id }) => clin_id === outcome.lineId)).toEqual(twoSteaks)
  })

  it.each([
    ['while it is on its way', (restore: () => Promise<unknown>) => [restore(), restore()]],
    [
      'one after the other',
      async (restore: () => Promise<unknown>) => [await restore(), await restore()],
    ],
  ])('brings it back once if undone twice, %s', async (_when, twice) => {
    const { steak, removeLine, restoreLine, recipients } = await opened()
    await removeLine(steak.clin_id)
    await Promise.all(await twice(() => restoreLine(steak.clin_id)))
    const steaks = recipients().flatMap(({ items }) =>
      items.filter(({ sku_id }) => sku_id === 10011),
    )
    expect(steaks).toEqual([twoSteaks])
  })

  it('of a removal that the server refuses adds nothing', async () => {
    const { steak, backend, removeLine, restoreLine, requests } = await opened()
    backend.setFault('deleteLineItem', { kind: 'server-error', times: 1 })
    const outcome = removeLine(steak.clin_id)
    expect(await restoreLine(steak.clin_id)).toMatchObject({ status: 'restored' })
    expect(await outcome).toMatchObject({ status: 'failed' })
    expect(requests()).not.toContain('putLineItems')
  })

  it('claims nothing as long as neither the removal’s answer nor the cart arrives', async () => {
    const { steak, backend, removeLine, restoreLine } = await opened()
    backend.setFault('deleteLineItem', 'dropped-after')
    backend.setFault('getCart', 'server-error')
    const unsure = { status: 'failed', reason: 'unsure' }
    expect(await removeLine(steak.clin_id)).toEqual(unsure)
    expect(await restoreLine(steak.clin_id)).toEqual(unsure)
    expect(backend.count('putLineItems')).toBe(0)
  })

  it('restores a line that a later reading of the cart shows to be removed', async () => {
    const { steak, backend, removeLine, restoreLine, recipients } = await opened()
    backend.setFault('deleteLineItem', 'dropped-after')
    backend.setFault('getCart', 'server-error')
    await removeLine(steak.clin_id)
    backend.setFault('getCart', null)
    expect(await restoreLine(steak.clin_id)).toMatchObject({ status: 'restored' })
    expect(recipients()[0]?.items).toContainEqual(twoSteaks)
    expect(backend.count('putLineItems')).toBe(1)
  })

  it('works while the removal is pending', async () => {
    const { steak, store, backend, removeLine, restoreLine, recipients } = await opened()
    const outcome = removeLine(steak.clin_id)
    await restoreLine(steak.clin_id)
    await outcome
    expect(recipients()[0]?.items).toHaveLength(2)
    expect(store.state.cart).toEqual(await backend.cart())
  })

  it('restores a shipment with its date and its message', async () => {
    const { only, ann, removeLine, restoreLine, recipients } = await opened()
    await removeLine(only.clin_id)
    await restoreLine(only.clin_id)
    expect(recipients().find(({ addr_id }) => addr_id === ann.addr_id)).toMatchObject({
      gift_message: 'Enjoy!',
      shipping: { ship_date: '2026-12-15' },
      items: [{ sku_id: 10022, qty: 3 }],
    })
  })

  it('reports a missing part if an address link has ended', async () => {
    const { store } = await aStore(addressAskedFor())
    const { removeLine, restoreLine } = store.use(cartActions)
    const [gift] = store.state.cart?.recipients ?? []
    const lineId = gift?.items[0]?.clin_id ?? 0
    expect(gift).toMatchObject({ awaits_address: true, items: { length: 1 } })
    await removeLine(lineId)
    expect(await restoreLine(lineId)).toMatchObject({ status: 'partly' })
  })

  it('corrects a server that supports neither size nor quantity', async () => {
    const tested = await opened({ through: withoutSkuAndQty })
    const { steak, requests, removeLine, restoreLine, recipients } = tested
    await removeLine(steak.clin_id)
    requests()
    await restoreLine(steak.clin_id)
    expect(requests()).toEqual(expect.arrayContaining(['putLineItems', 'putQuantity']))
    expect(recipients()[0]?.items).toContainEqual(twoSteaks)
  })

  it.each([
    ['only a part', 'only', 'postGiftMessage', { status: 'partly', reason: 'refused' }],
    ['nothing', 'steak', 'putLineItems', { status: 'failed', reason: 'unavailable' }],
  ] as const)('says when %s could be brought back', async (_case, name, endpoint, outcome) => {
    const { backend, removeLine, restoreLine, ...lines } = await opened()
    const { clin_id } = lines[name]
    await removeLine(clin_id)
    backend.setFault(endpoint, 'server-error')
    expect(await restoreLine(clin_id)).toMatchObject(outcome)
  })
})

describe('dialogs', () => {
  it('open one after the other, and resolve to the choice', async () => {
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
