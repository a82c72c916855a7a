import { describe, expect, it } from 'vitest'
import { aShipment } from '../../mocks/fixtures'
import { isReady, missingOf } from './completeness'
import type { Shipment } from './entities'

const shipping = (over: Partial<NonNullable<Shipment['shipping']>>) => ({
  shipping: { ...aShipment().shipping, ...over },
})
const noDay = { ship_date: null, delivery_date: null }
const noAddress = { address_1: '', city: ' ', state: null, postal_code: undefined }

describe('what a shipment still needs', () => {
  it.each<[string, Partial<Shipment>, readonly string[]]>([
    ['nothing, when all is there', {}, []],
    ['no gift message', { gift_message: null, announce_it_email: '' }, []],
    [
      'no company, no second line, no kind of house',
      { company: '', address_2: '', res_com: '' },
      [],
    ],
    ['its first name', { fname: ' ' }, ['fname']],
    ['its last name', { lname: null }, ['lname']],
    ['its name, when both are missing', { fname: '', lname: '' }, ['name']],
    ['its street', { address_1: '' }, ['address_1']],
    ['its city and state', { city: '', state: '' }, ['city', 'state']],
    ['its ZIP code', { postal_code: '' }, ['postal_code']],
    ['its address, when nothing of it is there', noAddress, ['address']],
    ['a phone, when it perishes', { cart_type: 'P', phone: '' }, ['phone']],
    ['no phone, when it does not perish', { cart_type: 'NP', phone: '' }, []],
    ['no e-mail, when it is a parcel', { email: '' }, []],
    ['a day', shipping(noDay), ['date']],
    ['a day, when it has no shipping at all', { shipping: null }, ['date']],
    ['no more than the day it leaves on', shipping({ ...noDay, ship_date: '2026-12-08' }), []],
    ['no more than the day it arrives on', shipping({ ...noDay, delivery_date: '2026-12-08' }), []],
    ['no day with method 24', shipping({ ...noDay, ship_id: 24 }), []],
    ['an e-gift: an e-mail', { cart_type: 'ECRT', email: '', ...noAddress }, ['email']],
    ['an e-gift: no address, phone or day', { cart_type: 'ECRT', phone: '', shipping: null }, []],
    ['an e-gift: a name', { cart_type: 'ECRT', fname: '', lname: '' }, ['name']],
    [
      'all of it, in the order in which it is asked for',
      { fname: '', lname: '', ...noAddress, phone: null, shipping: null },
      ['name', 'address', 'phone', 'date'],
    ],
  ])('%s', (_case, over, expected) => {
    const shipment = aShipment({ cart_type: 'P', ...over } as never)
    expect(missingOf(shipment)).toEqual(expected)
    expect(isReady(shipment)).toBe(expected.length === 0)
  })
})
