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

async function opened(qty?: number, units?: number) {
  const { line, scenario } = world(qty, units)
  const tested = await aStore(scenario)
  const { store } = tested
  const quantity = () =>
    store.state.cart?.recipients.flatMap(({ items }) => items).find(isThat)?.qty
  const isThat = ({ clin_id }: { clin_id: number }) => clin_id === line.clin_id
  const set = (wanted: number) => store.use(cartActions).setQuantity(line.clin_id, wanted)
  return { ...tested, lineId: line.clin_id, quantity, set }
}

describe('setQuantity', () => {
  it('shows the number at once, and keeps it if the server agrees', async () => {
    const { quantity, set, requests } = await opened()
    const outcome = set(3)
    expect(quantity()).toBe(3)
    expect(await outcome).toMatchObject({ status: 'saved' })
    expect(quantity()).toBe(3)
    expect(requests()).toEqual(['putQuantity'])
  })

  it('coalesces rapid changes: the first and the last are sent, one at a time', async () => {
    const { store, quantity, set, backend, requests } = await opened()
    const outcomes = Array.from({ length: 20 }, (_, i) => set(i + 2))
    expect(quantity()).toBe(21)
    await Promise.all(outcomes)
    expect(requests().length).toBeLessThanOrEqual(2)
    expect(quantity()).toBe(21)
    expect(store.state.cart).toEqual(await backend.cart())
  })

  it('sends nothing if the shopper returns to the server’s number', async () => {
    const { quantity, set, requests } = await opened(2)
    await Promise.all([set(3), set(2)])
    expect(requests()).toEqual([])
    expect(quantity()).toBe(2)
  })

  it.each([
    [0, 'item-out-of-stock'],
    [4, 'insufficient-stock'],
  ] as const)(
    'with %i units left, five are refused as %s, and the number goes back',
    async (units, kind) => {
      const { store, quantity, set, lineId, heard } = await opened(1, units)
      expect(await set(5)).toEqual({ status: kind, unitsAvailable: units })
      expect(quantity()).toBe(1)
      expect(heard.filter((name) => name === kind)).toHaveLength(1)
      expect(store.slot(cartActions).notices[lineId]).toEqual({
        kind,
        requested: 5,
        unitsAvailable: units,
      })
    },
  )

  it.each<[string, (on: Awaited<ReturnType<typeof opened>>) => Promise<unknown>]>([
    ['removed', ({ store, lineId }) => store.use(cartActions).removeLine(lineId)],
    ['set to 0', ({ set }) => set(0)],
  ])('a notice goes with its line when that is %s', async (_how, remove) => {
    const tested = await opened(1, 4)
    await tested.set(5)
    expect(Object.keys(tested.store.slot(cartActions).notices)).toHaveLength(1)
    await remove(tested)
    expect(tested.store.slot(cartActions).notices).toEqual({})
  })

  it('removes the notice when a number is accepted', async () => {
    const { store, set } = await opened(1, 4)
    await set(5)
    await set(4)
    expect(store.slot(cartActions).notices).toEqual({})
  })

  it.each([0, -1, -99])('%i removes the line', async (qty) => {
    const { quantity, set, requests, heard } = await opened()
    expect(await set(qty)).toMatchObject({ status: 'removed' })
    expect(quantity()).toBeUndefined()
    expect(requests()).toContain('deleteLineItem')
    expect(heard).toContain('line-removed')
  })

  it('is at most 99', async () => {
    const { quantity, set } = await opened(1, 500)
    await set(1000)
    expect(quantity()).toBe(99)
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
      const { store, quantity, set, backend, requests, reported } = await opened()
      backend.setFault('putQuantity', { kind, times: 1 })
      expect(await set(5)).toEqual({ status: 'failed', reason })
      expect(quantity()).toBe(1)
      expect(requests()).toEqual(['putQuantity', 'getCart'])
      expect(store.slot(dialogActions).toasts).toEqual([])
      expect(reported).toContain('change-failed')
    },
  )

  it('that was saved although its response was lost is shown', async () => {
    const { store, quantity, set, backend } = await opened()
    backend.setFault('putQuantity', { kind: 'dropped-after', times: 1 })
    expect(await set(5)).toMatchObject({ status: 'saved' })
    expect(quantity()).toBe(5)
    expect(store.slot(dialogActions).toasts).toEqual([])
  })

  it('keeps the objects of every other line and shipment', async () => {
    const { store, set } = await opened()
    const other = store.state.cart?.recipients[1]
    await set(2)
    await settled(store)
    expect(store.state.cart?.recipients[1]).toBe(other)
  })
})
