import { describe, expect, it } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { addressBookOrder, bookLacks, findAddresses, twinOf } from './addressBook'

const named = (fname: string, over = {}) => anAddress({ fname, lname: 'Lee', ...over })
const names = (list: readonly { fname?: string | null }[]) => list.map(({ fname }) => fname)

it('lists the shopper’s own first, then the default, then all by name', () => {
  const me = named('Zoe', { uuid: '99999999' })
  const list = [named('Émile'), named('Walter', { is_default: true }), named('Ada'), me]
  expect(names(addressBookOrder(list))).toEqual(['Zoe', 'Walter', 'Ada', 'Émile'])
})

describe('what an address needs', () => {
  it.each([
    ['nothing', {}, []],
    ['all of its place', { address_1: '', city: '', state: '', postal_code: ' ' }, ['address']],
    ['a phone number', { phone: null }, ['phone']],
    ['a digit of its ZIP code', { postal_code: '6810' }, ['postal_code.wrong']],
  ])('%s', (_case, over, lacks) => {
    expect(bookLacks(anAddress(over))).toEqual(lacks)
  })
})

it('is found by any of its words', () => {
  const list = [named('Ana', { city: 'São Paulo' }), named('Ben', { city: 'Omaha', state: 'NE' })]
  expect(names(findAddresses(list, 'lee SAO'))).toEqual(['Ana'])
  expect(findAddresses(list, ' ')).toHaveLength(2)
  expect(findAddresses(list, 'Ana Omaha')).toEqual([])
})

describe('an address that is already saved', () => {
  const saved = anAddress({ fname: 'Dana', lname: 'Lee', address_1: '12 Fern Way', address_2: '' })
  const typed = { fname: 'dana ', lname: 'LEE', address_1: '12  fern way.', address_2: null }

  it('is recognized by name and street, in any spelling', () => {
    expect(twinOf(typed, [saved], null)).toBe(saved)
  })

  it('is recognized however accents are encoded, and distinguished by vowel signs', () => {
    const at = (address_1: string, other: string) =>
      twinOf({ ...typed, address_1: other }, [{ ...saved, address_1 }], null)?.addr_id ?? null
    expect(at('1 C\u00f4te', '1 Co\u0302te')).toBe(saved.addr_id)
    expect(at('1 रीमा', '1 रामा')).toBeNull()
  })

  it.each([
    ['itself', typed, saved.addr_id],
    ['another name', { ...typed, fname: 'Dan' }, null],
    ['another street', { ...typed, address_1: '14 Fern Way' }, null],
    ['another apartment', { ...typed, address_2: 'Apt 2' }, null],
    ['no street yet', { ...typed, address_1: '' }, null],
  ])('is not %s', (_case, other, ownId) => {
    expect(twinOf(other, [saved, anAddress({ address_1: '', address_2: '' })], ownId)).toBeNull()
  })
})
