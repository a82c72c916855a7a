import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { aStore, settled, withCart } from '../../../testing/store/testStore'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import { cartActions } from '../cart/actions'
import { deliveryActions } from '../delivery/actions'
import { shipmentActions } from '../shipment/actions'

const NOW = '2026-12-08T16:00:00Z'
const rest = async () => new Promise((resolve) => setTimeout(resolve, 80))

/** A shipment of pantry goods, which can be shipped by either of two methods. */
const pantry = (
  shipping: Record<string, unknown> | null,
  methods = [{ ship_id: 30, is_default: true }, { ship_id: 31 }],
) =>
  aShipment({ cart_type: 'N', items: [aLine({ nonperishable_ship_methods: methods })], shipping })

const withShipments = (patch: (shipment: Shipment) => Shipment) =>
  withCart((cart) => ({ ...cart, recipients: cart.recipients.map(patch) }))
const withLines = (patch: (line: LineItem) => LineItem) =>
  withShipments((shipment) => ({ ...shipment, items: shipment.items.map(patch) }))

const bodies = (tested: Awaited<ReturnType<typeof aStore>>, endpoint: string) =>
  tested.backend.requests.filter((request) => request.endpoint === endpoint).map(({ body }) => body)

describe('the next ship date', () => {
  it.each([
    ['no date', null, 1],
    ['a method that is not offered', { ship_id: 99, ship_date: '2026-12-15' }, 1],
    ['method 24, which has no date', { ship_id: 24 }, 0],
    ['a date to come and an offered method', { ship_id: 30, ship_date: '2026-12-15' }, 0],
  ])('a non-perishable shipment with %s sends %#', async (_case, shipping, times) => {
    const methods = [{ ship_id: 30, is_default: true }, { ship_id: 31 }, { ship_id: 24 }]
    const shipment = pantry(shipping, methods)
    const tested = await aStore({ cart: aCart({ recipients: [shipment] }), now: NOW })
    await rest()
    const sent = bodies(tested, 'postShipping')
    expect(sent).toHaveLength(times)
    if (times) {
      expect(sent[0]).toMatchObject({
        crec_id: shipment.crec_id,
        apply_all: false,
        new_ship_date_data: { ship_id: 30, ship_date: expect.stringMatching(/^2026-12-/) },
      })
    }
  })

  it('is sent for a past date', async () => {
    const past = withShipments((one) => ({
      ...one,
      shipping: { ship_id: 30, ship_date: '2026-12-01' },
    }))
    const cart = aCart({ recipients: [pantry({ ship_id: 30, ship_date: '2026-12-15' })] })
    const tested = await aStore({ cart, now: NOW }, { through: past })
    await rest()
    expect(bodies(tested, 'postShipping')).toHaveLength(1)
  })

  it('is left to the shopper for a perishable shipment', async () => {
    const cart = aCart({ recipients: [aShipment({ cart_type: 'P', shipping: null })] })
    const tested = await aStore({ cart, now: NOW })
    await rest()
    expect(bodies(tested, 'postShipping')).toEqual([])
  })

  it('is sent once if a server accepts it and does not keep it', async () => {
    const cart = aCart({ recipients: [pantry(null)] })
    const tested = await aStore({ cart, now: NOW }, { faults: { postShipping: { kind: 'empty' } } })
    await rest()
    await tested.store.use(cartActions).refresh()
    await rest()
    expect(bodies(tested, 'postShipping')).toHaveLength(1)
  })
})

it('the next ship date is sent each time that a shopper leaves the method without a date', async () => {
  const methods = [{ ship_id: 30, is_default: true }, { ship_id: 24 }]
  const shipment = pantry({ ship_id: 24 }, methods)
  const { store } = await aStore({ cart: aCart({ recipients: [shipment] }), now: NOW })
  const choose = async (shipId: number) => {
    const choice = { shipId, shipDate: null, deliveryDate: null }
    await store.use(deliveryActions).choose(shipment.crec_id, choice)
    await rest()
    return store.state.cart?.recipients[0]?.shipping?.ship_date ?? null
  }
  const dates = [await choose(30), await choose(24), await choose(30)]
  expect(dates).toEqual([expect.stringMatching(/^2026-12-/), null, dates[0]])
})

describe('the parent of a line that has become an add-on', () => {
  const world = (parent_clin_id: number | null) => {
    const main = aLine({ price: 89.95 })
    const addOn = aLine({ is_addon: true, price: 9.95, detail: { parent_clin_id } })
    return { main, addOn, cart: aCart({ recipients: [aShipment({ items: [main, addOn] })] }) }
  }

  it('is agreed with the server, once', async () => {
    const { main, addOn, cart } = world(null)
    // A server that leaves the parent open until it receives one.
    const open = withLines((line) => ({ ...line, detail: { parent_clin_id: null } }))
    const tested = await aStore({ cart }, { through: open })
    await rest()
    await tested.store.use(cartActions).refresh()
    await rest()
    expect(bodies(tested, 'putParentLine')).toEqual([
      { clin_id: addOn.clin_id, newParent: main.clin_id },
    ])
  })

  it('that exists is kept', async () => {
    const { main, addOn, cart } = world(null)
    addOn.detail = { ...addOn.detail, parent_clin_id: main.clin_id }
    const tested = await aStore({ cart })
    await rest()
    expect(bodies(tested, 'putParentLine')).toEqual([])
  })
})

describe('an address that another shipment uses', () => {
  async function twoShipments() {
    const [ann, bob, free] = [aShipment(), aShipment(), anAddress()]
    const used = [ann, bob].map(({ addr_id }) => anAddress({ addr_id: addr_id ?? 0 }))
    const cart = aCart({ recipients: [ann, bob] })
    const tested = await aStore({ cart, addresses: [...used, free] })
    const { changeAddress, merge } = tested.store.use(shipmentActions)
    const removeAnn = () => tested.store.use(cartActions).removeLine(ann.items[0]?.clin_id ?? 0)
    return { ann, bob, used, free, tested, changeAddress, merge, removeAnn }
  }

  it('merges the two: the existing one wins', async () => {
    const { ann, bob, tested, changeAddress } = await twoShipments()
    const address = anAddress({ addr_id: ann.addr_id ?? 0 })
    expect(await changeAddress(bob.crec_id, address)).toMatchObject({ status: 'merged' })
    expect(bodies(tested, 'postMergeShipments')).toMatchObject([
      { winner: ann.crec_id, loser: bob.crec_id },
    ])
    expect(tested.requests()).not.toContain('postShipmentAddress')
    expect(tested.store.state.cart?.recipients).toHaveLength(1)
    expect(tested.heard).toContain('shipments-merged')
  })

  it('that is not in use is saved', async () => {
    const { bob, free, tested, changeAddress } = await twoShipments()
    expect(await changeAddress(bob.crec_id, free)).toMatchObject({ status: 'saved' })
    expect(tested.requests()).toContain('postShipmentAddress')
    const used = tested.store.state.cart?.recipients.map(({ addr_id }) => addr_id)
    expect(used).toContain(free.addr_id)
  })

  it.each([
    ['dropped-after', { status: 'saved' }],
    ['cut-body', { status: 'saved' }],
    ['network-error', { status: 'failed', reason: 'unsure' }],
  ] as const)(
    'that is free, asked for with a call that is %s, is answered with %o',
    async (fault, outcome) => {
      const { ann, bob, free, tested, changeAddress } = await twoShipments()
      tested.backend.setFault('postShipmentAddress', fault)
      // Another tab changes the cart, so the next read differs in any case.
      await ask(tested.backend, 'postGiftMessage', {
        body: { crec_id: ann.crec_id, message_data: { gift_message: 'Hi' } },
      })
      expect(await changeAddress(bob.crec_id, free)).toMatchObject(outcome)
      const shipments = tested.store.state.cart?.recipients
      expect(shipments?.some(({ addr_id }) => addr_id === free.addr_id)).toBe(
        outcome.status === 'saved',
      )
    },
  )

  it.each(['dropped-after', 'cut-body'] as const)(
    'is merged although the answer was %s',
    async (fault) => {
      const { ann, bob, tested, changeAddress } = await twoShipments()
      tested.backend.setFault('postMergeShipments', fault)
      const address = anAddress({ addr_id: ann.addr_id ?? 0 })
      expect(await changeAddress(bob.crec_id, address)).toEqual({ status: 'merged' })
      expect(tested.heard).toContain('shipments-merged')
    },
  )

  it('may be merged if neither an answer nor the cart arrives, and is once both do', async () => {
    const { ann, bob, tested, merge } = await twoShipments()
    tested.backend.setFault('postMergeShipments', 'dropped-after')
    tested.backend.setFault('getCart', 'server-error')
    const unsure = { status: 'failed', reason: 'unsure' }
    expect(await merge(ann.crec_id, bob.crec_id)).toEqual(unsure)
    expect(tested.heard).not.toContain('shipments-merged')
    tested.backend.setFault('getCart', null)
    expect(await merge(ann.crec_id, bob.crec_id)).toEqual({ status: 'merged' })
    expect(bodies(tested, 'postMergeShipments')).toHaveLength(1)
  })

  it('that is being removed is free', async () => {
    const { ann, bob, used, free, tested, changeAddress, removeAnn } = await twoShipments()
    const removal = removeAnn()
    expect(await changeAddress(bob.crec_id, used[0] ?? free)).toEqual({ status: 'saved' })
    await removal
    expect(tested.store.state.cart?.recipients).toMatchObject([
      { crec_id: bob.crec_id, addr_id: ann.addr_id },
    ])
    expect(tested.heard).not.toContain('shipments-merged')
  })

  it('that is being removed, but stays, is not merged unasked', async () => {
    const { bob, used, free, tested, changeAddress, removeAnn } = await twoShipments()
    tested.backend.setFault('deleteLineItem', 'server-error')
    void removeAnn()
    const refused = { status: 'failed', reason: 'refused' }
    expect(await changeAddress(bob.crec_id, used[0] ?? free)).toEqual(refused)
    expect(tested.heard).not.toContain('shipments-merged')
  })

  it('that disappears before the merge is sent is not merged', async () => {
    const { ann, bob, tested, merge, removeAnn } = await twoShipments()
    const removal = removeAnn()
    const gone = { status: 'failed', reason: 'gone' }
    expect(await merge(ann.crec_id, bob.crec_id)).toEqual(gone)
    await removal
    expect(tested.heard).not.toContain('shipments-merged')
  })

  it('is merged once, however often it is requested', async () => {
    const { ann, bob, tested, merge } = await twoShipments()
    await Promise.all([merge(ann.crec_id, bob.crec_id), merge(ann.crec_id, bob.crec_id)])
    await settled(tested.store)
    expect(bodies(tested, 'postMergeShipments')).toHaveLength(1)
  })
})

describe('a changed price', () => {
  it('is known, with the first and the last price, until it was read', async () => {
    const cart = aCart({ recipients: [aShipment({ items: [aLine({ clin_id: 1 })] })] })
    let price = 59.95
    const through = withLines((line) => ({ ...line, price, display_totals: null }))
    const { store } = await aStore({ cart }, { through })
    const { refresh, dismissPriceChange } = store.use(cartActions)
    expect(store.slot(cartActions).priceChanges).toEqual([])
    for (price of [60, 61]) await refresh()
    expect(store.slot(cartActions).priceChanges).toEqual([
      { lineId: 1, fromCents: 5995, toCents: 6100 },
    ])
    await refresh()
    dismissPriceChange(1)
    expect(store.slot(cartActions).priceChanges).toEqual([])
  })
})
