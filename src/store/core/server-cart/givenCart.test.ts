import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../../mocks/ask'
import { createBackend } from '../../../../mocks/backend'
import { customerSignedIn, twoShipments } from '../../../../mocks/scenarios'
import { memoryStorage } from '../../../../testing/storage'
import { settled, type Transport } from '../../../../testing/store/testStore'
import { loadVerbs } from '../lazyActions'
import '../../../../testing/store/loaded'
import { createClient } from '../../../api/client/client'
import { cartActions } from '../../cart/actions'
import { lineSlot } from '../../line/state'
import { createStore, type StoreOptions } from '../createStore'

/** A shop, and the data that its template put into the page. */
async function aPage(scenario = twoShipments) {
  await loadVerbs()
  const backend = createBackend({ scenario })
  const answer = await (await backend.fetch('/api/checkout/cart')).json()
  const reported: string[] = []
  const open = (options: Partial<StoreOptions> = {}, fetch: Transport = backend.fetch) =>
    createStore({
      api: createClient({ fetch }),
      report: (code, { detail }) => reported.push(`${code} ${detail}`),
      cart: answer,
      ...options,
    })
  return { backend, answer, open, reported, lineId: answer.cart.recipients[0].items[0].clin_id }
}

describe('a cart included in the page', () => {
  it('is shown without a request, and confirmed by the first read', async () => {
    const { backend, answer, open, reported } = await aPage()
    const before = backend.count()
    const store = open()
    expect(store.state.cart).toEqual(answer.cart)
    expect(store.first.state.cart).toEqual(answer.cart)
    expect(store.state.cartFacts).toMatchObject({ status: 'ready', isRestored: true })
    expect(backend.count()).toBe(before)
    expect(await store.use(cartActions).load()).toMatchObject({ status: 'ready' })
    expect(store.state.cartFacts).toMatchObject({ status: 'ready', isRestored: false })
    expect(store.state.cart).toEqual(await backend.cart())
    expect(reported).toEqual([])
  })

  it('includes the rest of the response', async () => {
    const { answer, open } = await aPage()
    const store = open({ cart: { ...answer, passed_cutoff: 1, cart_addon_qualify: 0 } })
    expect(store.state.cartFacts).toMatchObject({ passedCutoff: true, addOnsQualify: false })
  })

  it('is not changed', async () => {
    const { answer, open } = await aPage()
    answer.cart.discount_code = 7
    const before = structuredClone(answer)
    const store = open()
    await store.use(cartActions).load()
    expect(store.first.state.cart?.discount_code).toBe(null)
    expect(answer).toEqual(before)
  })

  it.each([
    ['a text', 'cart'],
    ['without a cart', {}],
    ['a cart that is none', { cart: 7 }],
    ['without ids', { cart: { recipients: [] } }],
    ['of another shape', { cart: { cart_id: 1, recipients: {} } }],
    ['no data', { cart: () => 0 }],
  ])('%s is reported, and ignored', async (_case, cart) => {
    const { open, reported, backend } = await aPage()
    const store = open({ cart })
    expect(reported).toEqual(['page-data-invalid cart'])
    expect(store.state.cart).toBe(null)
    expect(store.state.cartFacts.status).toBe('loading')
    await store.use(cartActions).load()
    expect(store.state.cart).toEqual(await backend.cart())
  })

  it.each([null, undefined])('can be %s', async (cart) => {
    const { open, reported } = await aPage()
    expect(open({ cart }).state.cart).toBe(null)
    expect(reported).toEqual([])
  })

  it('is replaced by a newer one of the server', async () => {
    const { backend, open, lineId } = await aPage()
    await ask(backend, 'deleteLineItem', { params: { clinId: lineId } })
    const store = open()
    await store.use(cartActions).load()
    expect(store.state.cart).toEqual(await backend.cart())
    expect(JSON.stringify(store.state.cart)).not.toContain(`"clin_id":${lineId},`)
  })

  it('of another session leaves nothing behind, on the device either', async () => {
    const other = await aPage(customerSignedIn)
    const { backend, open } = await aPage()
    const { storage, map } = memoryStorage()
    for (const shipment of other.answer.cart.recipients) shipment.fname = 'Zebulon'
    const store = open({ cart: other.answer, storage, isLoggedIn: false })
    expect(JSON.stringify(store.state.cart)).toContain('Zebulon')
    const stop = store.start()
    await store.use(cartActions).load()
    await settled(store)
    stop()
    expect(store.state.cart).toEqual(await backend.cart())
    expect(store.slot(lineSlot).priceChanges).toEqual([])
    const held = [...map.values()].join()
    expect(held).toContain('"recipients"')
    expect(held).not.toContain('Zebulon')
  })

  it('takes precedence over the device’s', async () => {
    const { answer, open } = await aPage()
    const { storage } = memoryStorage()
    const old = open({ storage, cart: { cart: { ...answer.cart, recipients: [] } } })
    old.start()()
    const store = open({ storage })
    store.start()
    expect(store.state.cart).toEqual(answer.cart)
  })

  it('stays if it cannot be confirmed, with a notice', async () => {
    const { backend, answer, open, reported } = await aPage()
    backend.setFault('getCart', 'forbidden')
    const store = open()
    expect(await store.use(cartActions).load()).toMatchObject({ status: 'failed' })
    expect(store.state.cart).toEqual(answer.cart)
    expect(store.state.cartFacts).toMatchObject({ isRestored: true, isReadFailed: true })
    expect(reported).toEqual(['cart-read-failed undefined'])
    backend.setFault('getCart', null)
    expect(await store.use(cartActions).refresh()).toMatchObject({ status: 'ready' })
    expect(store.state.cartFacts).toMatchObject({ isRestored: false, isReadFailed: false })
  })

  it.each([
    ['is saved', [], 'saved', 3],
    ['is rolled back if it is refused', ['putQuantity'], 'failed', 1],
    ['is rolled back if nothing confirms it', ['getCart', 'putQuantity'], 'failed', 1],
  ] as const)('a change of it before it is confirmed %s', async (_case, faults, status, qty) => {
    const { backend, open, lineId, answer } = await aPage()
    for (const row of faults) backend.setFault(row, 'forbidden')
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    const store = open({}, (...request) => gate.then(() => backend.fetch(...request)))
    const shown = () =>
      store.state.cart?.recipients
        .flatMap(({ items }) => items)
        .find((one) => one.clin_id === lineId)
    const saving = store.use(cartActions).setQuantity(lineId, 3)
    await vi.waitFor(() => expect(shown()?.qty).toBe(3))
    expect(store.state.cart?.recipients).toHaveLength(answer.cart.recipients.length)
    letGo()
    expect(await saving).toMatchObject({ status })
    await settled(store)
    expect(shown()?.qty).toBe(qty)
    const held = (await backend.cart())?.recipients.flatMap(({ items }) => items)
    expect(held?.find((one) => one.clin_id === lineId)?.qty).toBe(qty)
  })
})
