import { describe, expect, it } from 'vitest'
import * as worlds from '../../../../mocks/scenarios'
import { ORDER, openReorder } from '../../../../testing/store/openReorder'
import { aStore } from '../../../../testing/store/testStore'
import { accountActions } from '../account'
import { reorderActions } from './actions'

describe('an order to send again', () => {
  it('is read with its stock in one call, along with the address book and the cart', async () => {
    const { opened, slot, backend, standing } = await openReorder(worlds.orderForThirty)
    expect(opened).toEqual({ status: 'ready' })
    expect(standing()).toEqual(Array.from({ length: 30 }, () => [true]))
    expect(backend.count('postCheckStock')).toBe(1)
    expect(backend.requests.find(({ endpoint }) => endpoint === 'postCheckStock')?.body).toContain(
      10011,
    )
    expect(slot().facts?.days.size).toBe(30)
  })

  it.each<[string, () => worlds.Scenario, unknown[]]>([
    [
      'sold out',
      worlds.againSoldOut,
      [[true], ['sold-out', false], [true], ['sold-out', false], [true]],
    ],
    ['too few', worlds.againTooFew, Array.from({ length: 8 }, () => ['few', false])],
    ['another price', worlds.againPriceChanged, [[true], [true], [true]]],
    ['no recipient', worlds.againPersonGone, [[true], ['gone', false], [true]]],
    ['moved', worlds.againMoved, [[true], [true], [true]]],
    ['in the cart', worlds.againInCart, [[true], ['in-cart', false], [true]]],
    ['no longer sold', worlds.againNothing, [['sold-out', false]]],
  ])('has the state of each gift: %s', async (_case, world, expected) => {
    expect((await openReorder(world)).standing()).toEqual(expected)
  })

  it.each(['getOrder', 'getReorder', 'getAddresses', 'postCheckStock'] as const)(
    'shows nothing without an answer of %s, and comes with the next try',
    async (endpoint) => {
      const test = await openReorder(worlds.orderForThirty)
      test.backend.setFault(endpoint, 'html')
      expect(await test.verbs.refresh()).toMatchObject({ status: 'failed' })
      expect(test.slot().load).toBe('failed')
      test.backend.setFault(endpoint, null)
      expect(await test.verbs.refresh()).toEqual({ status: 'ready' })
    },
  )

  it('does not request sizes that were not ordered, one of which may be gone', async () => {
    const world = () => ({ ...worlds.orderForThirty(), rules: { soldOutSkus: [10012] } })
    const { standing } = await openReorder(world)
    expect(standing().every(([isChosen]) => isChosen === true)).toBe(true)
  })

  it('is read without requesting the customer again', async () => {
    const { verbs, backend } = await openReorder(worlds.orderForThirty)
    await verbs.refresh()
    expect(backend.count('getCustomer')).toBe(1)
  })

  it('does not exist for a guest, or another customer', async () => {
    const guest = await aStore(worlds.oneShipment)
    expect(await guest.store.use(reorderActions).openOrder(ORDER)).toMatchObject({
      status: 'failed',
    })
    expect(guest.heard).not.toContain('session-expired')
    const { verbs, slot } = await openReorder(worlds.orderForThirty)
    expect(await verbs.openOrder('PO-0')).toEqual({ status: 'failed', reason: 'gone' })
    expect(slot().load).toBe('unknown')
  })

  it('keeps the selection when opened again, and clears it with the customer', async () => {
    const { verbs, gifts, slot, store } = await openReorder(worlds.orderForThirty)
    const [first] = gifts()
    verbs.choose([first?.giftId ?? 0], false)
    await verbs.openOrder(ORDER)
    expect(gifts().filter(({ isChosen }) => isChosen)).toHaveLength(29)
    store.use(accountActions).becomeGuest()
    await expect.poll(() => slot().facts).toBeNull()
    expect(slot()).toMatchObject({ load: 'idle', orderId: null })
  })
})
