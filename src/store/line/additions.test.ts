import { describe, expect, it } from 'vitest'
import type { Faults } from '../../../mocks/faults'
import { anAddress } from '../../../mocks/people'
import type { Scenario } from '../../../mocks/scenario'
import { emptyCartGuest, oneShipment } from '../../../mocks/scenarios'
import { bare, cappedAt, NEW_IDS, renumbering } from '../../../testing/store/oddShops'
import { aSequenceWorld } from '../../../testing/store/sequences'
import { aStore, type TestOptions } from '../../../testing/store/testStore'
import { recipientChoices } from '../../domain/recipient/recipients'
import { cartActions } from '../cart/actions'
import { movingActions } from '../shipment/actions'
import { lineSlot } from './state'

const steak = { itemId: 1001, skuId: 10011, quantity: 1 }

describe('a shopper without an address', () => {
  it('adds to "Ship to Myself", whose id comes from the server', async () => {
    const { store, backend, reported } = await aStore(emptyCartGuest)
    const mine = recipientChoices(store.state.cart, [])[0]?.address
    expect(mine?.addr_id).toBeNull()
    const added = await store.use(cartActions).addItems([{ ...steak, addrId: null }])
    expect(added).toMatchObject({ status: 'added' })
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'putLineItems')?.body
    expect(sent).toMatchObject({ lineitems: [{ item_id: 1001, addr_id: null }] })
    expect(store.state.cart?.recipients).toMatchObject([{ is_myself: true, items: [{ qty: 1 }] }])
    expect(store.state.cart?.recipients[0]?.addr_id).toBeGreaterThan(0)
    expect(reported).toEqual([])
  })
})

describe('an addition with a lost response', () => {
  it.each([
    ['a new line', emptyCartGuest],
    ['a line that has grown', oneShipment],
  ])('is found as %s', async (_case, world) => {
    const { store, backend } = await aStore(world, {
      faults: { putLineItems: { kind: 'dropped-after', times: 1 } },
    })
    const [shipment] = store.state.cart?.recipients ?? []
    const [line] = shipment?.items ?? []
    const { item_id: itemId = 1001, sku_id: skuId = 10011 } = line ?? {}
    const asked = { itemId, skuId, quantity: 1, addrId: shipment?.addr_id ?? null }
    expect(await store.use(cartActions).addItems([asked])).toMatchObject({ status: 'added' })
    expect(backend.count('putLineItems')).toBe(1)
    expect(store.state.cart?.recipients[0]?.items).toHaveLength(1)
  })
})

describe('an addition is compared with the cart before it', () => {
  const mine = { ...steak, addrId: null }
  const linesOf = (cart: { recipients: readonly { items: readonly object[] }[] } | null) =>
    cart?.recipients.flatMap(({ items }) => items)

  it('two at once add up to two', async () => {
    const { store, backend } = await aStore(emptyCartGuest)
    const { addItems } = store.use(cartActions)
    const both = await Promise.all([addItems([mine]), addItems([mine])])
    expect(both).toMatchObject([{ status: 'added' }, { status: 'added' }])
    expect(linesOf(await backend.cart())).toMatchObject([{ qty: 2 }])
  })

  /** A shopper who has added one item, without a response or a new cart. */
  async function afterSilence() {
    const tested = await aStore(emptyCartGuest)
    const { backend, store } = tested
    backend.setFault('putLineItems', { kind: 'dropped-after', times: 1 })
    backend.setFault('getCart', 'network-error')
    const { addItems } = store.use(cartActions)
    expect(await addItems([mine])).toMatchObject({ status: 'failed', reason: 'unsure' })
    backend.setFault('getCart', null)
    return { ...tested, addItems }
  }

  it('a refusal after one without a response reports one', async () => {
    const { store, backend, addItems } = await afterSilence()
    backend.setFault('putLineItems', 'server-error')
    expect(await addItems([mine])).toMatchObject({ status: 'failed', reason: 'unavailable' })
    expect(linesOf(store.state.cart)).toMatchObject([{ qty: 1 }])
  })

  it('another one after one without a response adds up to two', async () => {
    const { backend, addItems } = await afterSilence()
    expect(await addItems([mine])).toMatchObject({ status: 'added' })
    expect(linesOf(await backend.cart())).toMatchObject([{ qty: 2 }])
  })
})

describe('an address without a uuid', () => {
  it('is not identified to the server by its id', async () => {
    const { store, backend } = await aStore(oneShipment)
    const { crec_id = 0 } = store.state.cart?.recipients[0] ?? {}
    const nameless = anAddress({ addr_id: 77, uuid: null })
    const outcome = await store.use(movingActions).changeRecipient(crec_id, nameless)
    expect(outcome).toMatchObject({ status: 'failed', reason: 'refused' })
    expect(backend.requests.map(({ endpoint }) => endpoint)).not.toContain('postShipmentAddress')
  })
})

describe('a server that ignores a new line’s size and quantity', () => {
  const asked = { itemId: 1001, skuId: 10012, quantity: 5, addrId: null }

  async function added(world: Partial<Scenario>, faults: Faults = {}) {
    const tested = await aStore({ ...emptyCartGuest(), ...world }, { through: bare, faults })
    const told: unknown[] = []
    tested.store.events.on('item-added', ({ items }) => told.push(...items))
    const outcome = await tested.store.use(cartActions).addItems([asked])
    const [line] = tested.store.state.cart?.recipients[0]?.items ?? []
    return { ...tested, outcome, line, told }
  }

  it('gets a correction, and the corrected line is reported', async () => {
    const { outcome, line, told, heard } = await added({})
    expect(outcome.status).toBe('added')
    expect(line).toMatchObject({ sku_id: 10012, qty: 5 })
    expect(told).toMatchObject([{ skuId: 10012, quantity: 5 }])
    expect(heard).not.toContain('insufficient-stock')
  })

  it('has fewer in stock: there is an event and a notice, and the actual line is reported', async () => {
    const { outcome, line, told, heard, store } = await added({
      stock: [{ item_id: 1001, units: 2 }],
    })
    expect(outcome.status).toBe('partly')
    expect(heard).toContain('insufficient-stock')
    expect(store.slot(lineSlot).notices[line?.clin_id ?? 0]).toMatchObject({ unitsAvailable: 2 })
    expect(told).toMatchObject([{ quantity: line?.qty }])
  })

  it('refuses the size: the request is only partly fulfilled', async () => {
    const { outcome, told } = await added({}, { putSku: 'server-error' })
    expect(outcome.status).toBe('partly')
    expect(told).not.toMatchObject([{ skuId: 10012 }])
  })
})

const renumberingBare: TestOptions['through'] = (fetch) => renumbering(bare(fetch))

/** A line of Bob's that is moved to Ann; what each of them has is listed by address. */
async function moved(what: 'steak' | 'burger', options: TestOptions) {
  const { scenario, annHome, ann, bob, ...lines } = aSequenceWorld()
  const tested = await aStore(scenario, options)
  const { store } = tested
  const outcome = await store.use(movingActions).moveLine(lines[what].clin_id, annHome)
  const had = (shipment: { addr_id?: number | null }) =>
    store.state.cart?.recipients
      .find(({ addr_id }) => addr_id === shipment.addr_id)
      ?.items.map(({ sku_id, qty }) => `${qty} x ${sku_id}`)
      .sort()
  return { ...tested, outcome, ofAnn: () => had(ann), ofBob: () => had(bob) }
}

const ANNS = ['1 x 18011']
const BOBS = ['1 x 11012', '1 x 20011', '3 x 10011']

describe('a server that gives fewer units than requested, without an error', () => {
  it('has only partly added them', async () => {
    const { store } = await aStore(emptyCartGuest, { through: cappedAt(3) })
    const asked = { ...steak, quantity: 5, addrId: null }
    const outcome = await store.use(cartActions).addItems([asked])
    expect(outcome).toMatchObject({ status: 'partly', landed: [{ quantity: 3 }] })
  })

  it('keeps a moved line from losing units: it stays where it was', async () => {
    const { outcome, ofAnn, ofBob } = await moved('steak', { through: cappedAt(2) })
    expect(outcome).toMatchObject({ status: 'failed', reason: 'refused' })
    expect([ofAnn(), ofBob()]).toEqual([ANNS, BOBS])
  })
})

describe('a server that gives a line of another size a new id', () => {
  it('has added it, with the quantity', async () => {
    const { store, backend } = await aStore(emptyCartGuest, { through: renumberingBare })
    const asked = { itemId: 1001, skuId: 10012, quantity: 5, addrId: null }
    const outcome = await store.use(cartActions).addItems([asked])
    const [line] = store.state.cart?.recipients[0]?.items ?? []
    expect(line).toMatchObject({ sku_id: 10012, qty: 5 })
    expect(line?.clin_id).toBeGreaterThan(NEW_IDS)
    expect(outcome).toMatchObject({ status: 'added', landed: [{ lineId: line?.clin_id }] })
    expect(backend.count('putQuantity')).toBe(1)
  })

  it('has moved it with its add-on, and moves both back', async () => {
    const { outcome, ofAnn, ofBob } = await moved('burger', { through: renumberingBare })
    expect(outcome.status).toBe('moved')
    expect(ofAnn()).toEqual(['1 x 11012', ...ANNS, '1 x 20011'])
    expect(await outcome.undo?.()).toMatchObject({ status: 'restored' })
    expect([ofAnn(), ofBob()]).toEqual([ANNS, BOBS])
  })
})
