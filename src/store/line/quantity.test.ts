import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { aStore, settled } from '../../../testing/store/testStore'
import { cartActions } from '../cart/actions'
import { dialogActions } from '../dialog/dialogs'

const world = (qty = 1, units = 50) => {
  const line = aLine({ item_id: 1001, sku_id: 10011, qty })
  const cart = aCart({ recipients: [aShipment({ items: [line] }), aShipment()] })
  return { line, scenario: { cart, stock: [{ item_id: 1001, units }] } }
}
const quantityIn = (store: Awaited<ReturnType<typeof aStore>>['store'], lineId: number) =>
  store.state.cart?.recipients.flatMap(({ items }) => items).find((one) => one.clin_id === lineId)
    ?.qty

describe('setQuantity', () => {
  it('shows the number at once, and keeps it when the server agrees', async () => {
    const { line, scenario } = world()
    const { store, requests } = await aStore(scenario)
    const outcome = store.use(cartActions).setQuantity(line.clin_id, 3)
    expect(quantityIn(store, line.clin_id)).toBe(3)
    expect(await outcome).toMatchObject({ status: 'saved' })
    expect(quantityIn(store, line.clin_id)).toBe(3)
    expect(requests()).toEqual(['putQuantity'])
  })

  it('coalesces rapid changes: the first and the last are sent, one at a time', async () => {
    const { line, scenario } = world()
    const { store, backend, requests } = await aStore(scenario)
    const outcomes = Array.from({ length: 20 }, (_, i) =>
      store.use(cartActions).setQuantity(line.clin_id, i + 2),
    )
    expect(quantityIn(store, line.clin_id)).toBe(21)
    await Promise.all(outcomes)
    expect(requests().length).toBeLessThanOrEqual(2)
    expect(quantityIn(store, line.clin_id)).toBe(21)
    expect(store.state.cart).toEqual(await backend.cart())
  })

  it('sends nothing when the shopper is back at the number that the server holds', async () => {
    const { line, scenario } = world(2)
    const { store, requests } = await aStore(scenario)
    const { setQuantity } = store.use(cartActions)
    await Promise.all([setQuantity(line.clin_id, 3), setQuantity(line.clin_id, 2)])
    expect(requests()).toEqual([])
    expect(quantityIn(store, line.clin_id)).toBe(2)
  })

  it.each([
    [0, 'item-out-of-stock'],
    [4, 'insufficient-stock'],
  ] as const)(
    'with %i units left, five are refused as %s, and the number goes back',
    async (units, kind) => {
      const { line, scenario } = world(1, units)
      const { store, heard } = await aStore(scenario)
      expect(await store.use(cartActions).setQuantity(line.clin_id, 5)).toEqual({
        status: kind,
        unitsAvailable: units,
      })
      expect(quantityIn(store, line.clin_id)).toBe(1)
      expect(heard.filter((name) => name === kind)).toHaveLength(1)
      expect(store.slot(cartActions).notices[line.clin_id]).toEqual({
        kind,
        requested: 5,
        unitsAvailable: units,
      })
    },
  )

  it('takes the notice away when a number is accepted', async () => {
    const { line, scenario } = world(1, 4)
    const { store } = await aStore(scenario)
    await store.use(cartActions).setQuantity(line.clin_id, 5)
    await store.use(cartActions).setQuantity(line.clin_id, 4)
    expect(store.slot(cartActions).notices).toEqual({})
  })

  it.each([0, -1, -99])('%i removes the line', async (qty) => {
    const { line, scenario } = world()
    const { store, requests, heard } = await aStore(scenario)
    expect(await store.use(cartActions).setQuantity(line.clin_id, qty)).toMatchObject({
      status: 'removed',
    })
    expect(quantityIn(store, line.clin_id)).toBeUndefined()
    expect(requests()).toContain('deleteLineItem')
    expect(heard).toContain('line-removed')
  })

  it('is at most 99', async () => {
    const { line, scenario } = world(1, 500)
    const { store } = await aStore(scenario)
    await store.use(cartActions).setQuantity(line.clin_id, 1000)
    expect(quantityIn(store, line.clin_id)).toBe(99)
  })

  it.each([
    ['server-error', 'unavailable'],
    ['network-error', 'unavailable'],
    ['html', 'unavailable'],
    ['wrong-shape', 'unavailable'],
    ['forbidden', 'refused'],
  ] as const)(
    'rolls back whole on %s, says why, and has read the cart again',
    async (kind, reason) => {
      const { line, scenario } = world()
      const { store, backend, requests, reported } = await aStore(scenario)
      backend.setFault('putQuantity', { kind, times: 1 })
      expect(await store.use(cartActions).setQuantity(line.clin_id, 5)).toEqual({
        status: 'failed',
        reason,
      })
      expect(quantityIn(store, line.clin_id)).toBe(1)
      expect(requests()).toEqual(['putQuantity', 'getCart'])
      expect(store.slot(dialogActions).toasts).toEqual([])
      expect(reported).toContain('change-failed')
    },
  )

  it('that happened although its answer was lost is shown as it is', async () => {
    const { line, scenario } = world()
    const { store, backend } = await aStore(scenario)
    backend.setFault('putQuantity', { kind: 'dropped-after', times: 1 })
    expect(await store.use(cartActions).setQuantity(line.clin_id, 5)).toMatchObject({
      status: 'saved',
    })
    expect(quantityIn(store, line.clin_id)).toBe(5)
    expect(store.slot(dialogActions).toasts).toEqual([])
  })

  it('leaves every other line and shipment the same object', async () => {
    const { line, scenario } = world()
    const { store } = await aStore(scenario)
    const other = store.state.cart?.recipients[1]
    await store.use(cartActions).setQuantity(line.clin_id, 2)
    await settled(store)
    expect(store.state.cart?.recipients[1]).toBe(other)
  })
})
