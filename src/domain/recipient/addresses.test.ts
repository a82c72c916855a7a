import { describe, expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { addressList, isMyselfAddress, mergeAddresses, mergePlan } from './addresses'
import { addressProblems, isPoBox } from './addressProblems'
import { stateCode, US_STATES } from './states'

describe('the list of addresses', () => {
  const saved = [anAddress({ addr_id: 1, fname: 'Server' }), anAddress({ addr_id: 2 })]
  const local = [anAddress({ addr_id: 3 }), anAddress({ addr_id: 1, fname: 'Device' })]

  it('adds a guest’s recipients after the saved ones, each address once, with the server’s data', () => {
    expect(mergeAddresses(saved, local)).toEqual([saved[0], saved[1], local[0]])
    expect(addressList({ isCustomer: false, saved, local })).toEqual([...saved, local[0]])
  })

  it('is only the server’s for a customer', () => {
    expect(addressList({ isCustomer: true, saved, local })).toBe(saved)
  })

  it('can be empty on either side', () => {
    expect(mergeAddresses([], [])).toEqual([])
    expect(mergeAddresses([], local)).toEqual(local)
    expect(mergeAddresses(saved, [])).toEqual(saved)
  })
})

describe('isMyselfAddress', () => {
  it.each([
    [{ uuid: '99999999' }, true],
    [{ uuid: 99999999 }, true],
    [{ uuid: '9999999' }, false],
    [{ uuid: null, is_myself: 1 }, true],
    [{ uuid: null, is_myself: 0 }, false],
    [{ uuid: undefined, is_myself: null }, false],
  ] as const)('%j: %s', (address, expected) => {
    expect(isMyselfAddress(address)).toBe(expected)
  })
})

describe('an address that is in use', () => {
  const first = aShipment({ crec_id: 1, addr_id: 10, is_myself: true })
  const second = aShipment({ crec_id: 2, addr_id: 20 })
  const third = aShipment({ crec_id: 3, addr_id: null })
  const cart = aCart({ recipients: [first, second, third] })

  it.each([
    ['by another shipment, which wins', 1, { addr_id: 20 }, { winner: 2, loser: 1 }],
    ['by the shipment itself', 2, { addr_id: 20 }, null],
    ['by none', 1, { addr_id: 30 }, null],
    ['by the buyer’s own shipment', 2, { addr_id: 77, uuid: 99999999 }, { winner: 1, loser: 2 }],
    ['by itself, the buyer’s own', 1, { addr_id: 77, uuid: '99999999' }, null],
    ['by another than an unknown shipment', 9, { addr_id: 20 }, null],
  ])('%s', (_case, shipmentId, address, plan) => {
    expect(mergePlan(cart, shipmentId, address)).toEqual(plan)
  })
})

describe('addressProblems', () => {
  const address = anAddress({ phone: '402-555-1000', email: 'ann@example.com', state: 'NE' })
  const neither = { isPerishable: false, isEGift: false }
  const perishable = { isPerishable: true, isEGift: false }
  const eGift = { isPerishable: false, isEGift: true }

  it('finds none in a complete address', () => {
    expect(addressProblems(address, { isPerishable: true, isEGift: true })).toEqual({})
  })

  it('lists required fields', () => {
    const names = ['fname', 'lname', 'address_1', 'city', 'state', 'postal_code']
    const always = Object.fromEntries(names.map((name) => [name, 'required']))
    expect(addressProblems({}, neither)).toEqual(always)
    expect(addressProblems({}, perishable)).toEqual({ ...always, phone: 'required' })
    expect(addressProblems({}, eGift)).toEqual({ ...always, email: 'required' })
    expect(addressProblems({ ...address, fname: ' ' }, neither)).toEqual({ fname: 'required' })
  })

  it('accepts a missing phone and email if they are not required', () => {
    expect(addressProblems({ ...address, phone: '', email: null }, neither)).toEqual({})
  })

  it.each([
    ['state', 'Guam', 'invalid'],
    ['state', 'Nebraska', undefined],
    ['state', 'ne', undefined],
    ['postal_code', '66101-123', 'invalid'],
    ['postal_code', '66101-1234', undefined],
    ['phone', '+44 20 7946 0958', 'invalid'],
    ['phone', '+1 (913) 555-0100', undefined],
    ['email', 'ann@.com', 'invalid'],
    ['email', ' ann+gift@mail.example.com ', undefined],
  ] as const)('%s %j is %s', (field, text, problem) => {
    expect(addressProblems({ ...address, [field]: text }, neither)[field]).toBe(problem)
  })
})

describe('isPoBox', () => {
  it.each([
    ...['PO Box 12', 'P.O. Box 12', 'p. o. box 12', 'POBox 12', 'P.O.B. 12', 'Post Office Box 7'],
    ...['Care of Ann, PO BOX 9'],
  ])('%s', (text) => {
    expect(isPoBox(text)).toBe(true)
  })

  it.each([
    ...['', null, undefined, '12 Boxwood Lane', '7 Po Street', 'Apolo Boxing', '1 Post Office Rd'],
  ])('not %j', (text) => {
    expect(isPoBox(text)).toBe(false)
  })
})

describe('US_STATES', () => {
  it('are 50 and the District of Columbia, each once', () => {
    expect(US_STATES).toHaveLength(51)
    expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51)
    expect(US_STATES.map(({ name }) => name).toSorted()).toEqual(US_STATES.map(({ name }) => name))
  })

  it.each([
    ['AK', 'AK'],
    [' hawaii ', 'HI'],
    ['District of Columbia', 'DC'],
    ['PR', null],
    ['', null],
    [null, null],
  ])('%j is %s', (text, code) => {
    expect(stateCode(text)).toBe(code)
  })
})
