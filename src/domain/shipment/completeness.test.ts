import { describe, expect, it } from 'vitest'
import { aShipment } from '../../../mocks/fixtures'
import { fieldProblem } from '../recipient/addressFields'
import type { Shipment } from '../schema/entities'
import { isReady, missingOf } from './completeness'

const shipping = (over: Partial<NonNullable<Shipment['shipping']>>) => ({
  shipping: { ...aShipment().shipping, ...over },
})
const noDay = { ship_date: null, delivery_date: null }
const noAddress = { address_1: '', city: ' ', state: null, postal_code: undefined }

describe('what a shipment still needs', () => {
  it.each<[string, Partial<Shipment>, readonly string[]]>([
    ['nothing, when all is there', {}, []],
    ['no gift message', { gift_message: null, announce_it_email: '' }, []],
    ['no company, second line or kind of house', { company: '', address_2: '', res_com: '' }, []],
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
    ['nothing else with a ship date', shipping({ ...noDay, ship_date: '2026-12-08' }), []],
    ['nothing else with a delivery date', shipping({ ...noDay, delivery_date: '2026-12-08' }), []],
    ['no day with method 24', shipping({ ...noDay, ship_id: 24 }), []],
    ['an e-gift: an e-mail', { cart_type: 'ECRT', email: '', ...noAddress }, ['email']],
    ['an e-gift: no address, phone or day', { cart_type: 'ECRT', phone: '', shipping: null }, []],
    ['an e-gift: a name', { cart_type: 'ECRT', fname: '', lname: '' }, ['name']],
    ['a whole ZIP code: 4 digits', { postal_code: '6810' }, ['postal_code.wrong']],
    ['a whole phone number: 9 digits', { phone: '402555018' }, ['phone.wrong']],
    [
      'a complete phone number even if none is required',
      { cart_type: 'NP', phone: '402' },
      ['phone.wrong'],
    ],
    ['a whole e-mail address: no @', { email: 'a.b.co' }, ['email.wrong']],
    ['an e-gift: a whole e-mail address', { cart_type: 'ECRT', email: 'a@b' }, ['email.wrong']],
    ['an e-gift: no ZIP code, not even a whole one', { cart_type: 'ECRT', postal_code: '1' }, []],
    [
      'empty fields before invalid ones',
      { city: '', postal_code: '1', phone: '2', email: '3' },
      ['city', 'postal_code.wrong', 'phone.wrong', 'email.wrong'],
    ],
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

describe('what is invalid', () => {
  const texts = ['', '1', '68102', '681021', '68102-1234', 'K1A', '402-555-0188', '+14025550188']
    .concat(['a@b.co', 'a@b', '@b.co', 'a @b.co', 'a@b.co.', 'a@.co', 'a@@b.co', 'a..b@c.de'])
    .concat(['6810', '68102123', '6810212345', '402555018', '40255501881', '555-0188', 'a@bco'])
    .concat(['６８１０２', '402 555 0188 x12', 'a.b', '.a@b.co'])

  it.each(['postal_code', 'phone', 'email'] as const)(
    'with %s matches the validation of the address form',
    (field) => {
      const needs = { isPerishable: true, isEGift: false }
      for (const text of texts) {
        const shipment = aShipment({ cart_type: 'P', [field]: text } as never)
        const isRefused = fieldProblem(field, text, needs) !== null
        const parts: readonly string[] = missingOf(shipment)
        const isTold = parts.includes(field) || parts.includes(`${field}.wrong`)
        expect(isTold, text).toBe(isRefused)
      }
    },
  )
})
