import { describe, expect, it } from 'vitest'
import { openMoves, undoneTwice } from '../../../testing/store/openMoves'
import { cartActions } from '../cart/actions'

describe('a copy', () => {
  it('of a line: the other recipient gets it as well, and loses it again', async () => {
    const { steak, newHome, before, whoGetsWhat, copyLine } = await openMoves()
    const outcome = await copyLine(steak.clin_id, newHome, 1)
    expect(outcome).toMatchObject({ status: 'sent' })
    expect(whoGetsWhat()).toEqual({ ...before, [newHome.addr_id]: ['1 x 10011'] })
    expect(await undoneTwice(outcome)).toMatchObject({ status: 'saved' })
    expect(whoGetsWhat()).toEqual(before)
  })

  it('of a line: units added since stay when it is undone, even if not saved yet', async () => {
    const { steak, newHome, before, whoGetsWhat, copyLine, at, store } = await openMoves()
    const outcome = await copyLine(steak.clin_id, newHome, 1)
    const saving = store
      .use(cartActions)
      .setQuantity(at(newHome.addr_id)?.items[0]?.clin_id ?? 0, 3)
    expect(await undoneTwice(outcome)).toMatchObject({ status: 'saved' })
    await saving
    expect(whoGetsWhat()).toEqual({ ...before, [newHome.addr_id]: ['2 x 10011'] })
  })

  it('of a shipment: all of its items, on the same day, with the message on request', async () => {
    const { bob, ann, newHome, whoGetsWhat, copyShipment, at, recipients } = await openMoves()
    const outcome = await copyShipment(ann.crec_id, newHome, { withMessage: true })
    expect(outcome.status).toBe('sent')
    expect(at(newHome.addr_id)).toMatchObject({
      gift_message: 'Enjoy!',
      shipping: { ship_date: '2027-02-16' },
      items: [{ detail: { club_orders: 6 } }],
    })
    expect(await undoneTwice(outcome)).toMatchObject({ status: 'saved' })
    expect(recipients()).toHaveLength(3)
    expect(await copyShipment(bob.crec_id, newHome)).toMatchObject({ status: 'sent' })
    expect(whoGetsWhat()[newHome.addr_id]).toEqual(['1 x 11012', '1 x 20011', '3 x 10011'])
  })

  it('reports if nothing was done, or a part', async () => {
    const { ann, newHome, copyShipment, backend, toasts } = await openMoves()
    backend.setFault('putLineItems', { kind: 'server-error', times: 1 })
    expect(await copyShipment(ann.crec_id, newHome)).toMatchObject({ status: 'failed' })
    backend.setFault('postShipping', 'server-error')
    expect(await copyShipment(ann.crec_id, newHome)).toMatchObject({ status: 'partly' })
    expect(toasts()).toEqual([])
  })

  it('has the new quantity if one is being saved', async () => {
    const { copyShipment, recipients, store, steak, newHome, at } = await openMoves()
    const gift = recipients().find(({ items }) =>
      items.some(({ clin_id }) => clin_id === steak.clin_id),
    )
    const { setQuantity } = store.use(cartActions)
    await Promise.all([setQuantity(steak.clin_id, 6), copyShipment(gift?.crec_id ?? 0, newHome)])
    const copy = at(newHome.addr_id)?.items.find(({ sku_id }) => sku_id === steak.sku_id)
    expect(Number(copy?.qty)).toBe(6)
  })
})
