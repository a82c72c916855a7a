import { describe, expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { mergePlan } from './addresses'
import { mergeOutcome, recipientChoices } from './recipients'

const mine = anAddress({ addr_id: 9, uuid: '99999999', fname: 'Me' })
const [ann, bob] = [anAddress({ addr_id: 1 }), anAddress({ addr_id: 2 })]
const on = (ship: string, delivery = ship) => ({
  shipping: { ...aShipment().shipping, ship_date: ship, delivery_date: delivery },
})

describe('possible recipients', () => {
  const idsOf = (...given: Parameters<typeof recipientChoices>) =>
    recipientChoices(...given).map(({ address, shipmentId }) => [address.addr_id, shipmentId])

  it('start with the shopper, then follow the server’s order', () => {
    expect(idsOf(null, [bob, mine, ann])).toEqual([
      [9, null],
      [2, null],
      [1, null],
    ])
  })

  it('include the shopper even if the list has no such address', () => {
    expect(recipientChoices(null, [ann])[0]?.address).toEqual({
      addr_id: null,
      uuid: '99999999',
      is_myself: true,
    })
  })

  it('include the cart’s recipients, each once, with their shipment', () => {
    const recipients = [
      aShipment({ crec_id: 51, addr_id: 5 }),
      aShipment({ crec_id: 52, addr_id: 1 }),
      aShipment({ crec_id: 53, is_myself: true, addr_id: 77 }),
      aShipment({ crec_id: 54, addr_id: null }),
    ]
    expect(idsOf(aCart({ recipients }), [mine, ann])).toEqual([
      [9, 53],
      [1, 52],
      [5, 51],
    ])
  })

  it('separate an e-gift from a parcel to the same person', () => {
    const recipients = [aShipment({ crec_id: 51, addr_id: 1, cart_type: 'ECRT' })]
    const cart = aCart({ recipients })
    expect(idsOf(cart, [mine, ann], false)).toContainEqual([1, null])
    expect(idsOf(cart, [mine, ann], true)).toContainEqual([1, 51])
  })
})

describe('the result of a merge', () => {
  const merged = (loser: object, winner: object = {}) => {
    const recipients = [
      aShipment({ crec_id: 1, addr_id: 1, ...on('2026-12-08'), ...winner }),
      aShipment({ crec_id: 2, addr_id: 2, ...on('2026-12-08'), ...loser }),
    ]
    return mergeOutcome(aCart({ recipients }), 2, ann)
  }

  it('is null if there is no shipment for the address', () => {
    expect(merged({}, { addr_id: 3 })).toBeNull()
  })

  it.each([
    ['no date of its own', { shipping: null }, false, false],
    ['the same date', {}, false, false],
    ['another date', on('2026-12-14'), true, false],
    ['a message', { gift_message: 'Enjoy!' }, false, true],
    ['an empty message', { gift_message: ' ' }, false, false],
  ])('of a shipment with %s', (_case, loser, losesDate, losesMessage) => {
    expect(merged(loser)).toMatchObject({ losesDate, losesMessage })
    expect(merged(loser)?.winner.crec_id).toBe(1)
  })

  it('has the message if both are equal', () => {
    const merge = merged({ gift_message: 'Enjoy! ' }, { gift_message: 'Enjoy!' })
    expect(merge?.losesMessage).toBe(false)
  })

  it('keeps a parcel and an e-gift separate', () => {
    const recipients = [
      aShipment({ crec_id: 1, addr_id: 1, cart_type: 'ECRT' }),
      aShipment({ crec_id: 2, addr_id: 2 }),
    ]
    expect(mergePlan(aCart({ recipients }), 2, ann)).toBeNull()
  })
})
