import { describe, expect, it } from 'vitest'
import {
  ADDRESS_FIELDS,
  type AddressField,
  draftOf,
  draftProblems,
  emptyDraft,
  fieldProblem,
  fitTyped,
  formatField,
  isPoBoxDraft,
  sentOf,
  splitStreet,
} from './addressFields'
import { emailSuggestion } from './emailTypo'

const frozen = { isPerishable: true, isEGift: false }
const dry = { isPerishable: false, isEGift: false }
const eGift = { isPerishable: false, isEGift: true }

describe('an empty address lacks', () => {
  const place = ['address_1', 'city', 'state', 'postal_code']
  it.each([
    ['frozen food', frozen, ['fname', 'lname', ...place, 'phone']],
    ['what keeps', dry, ['fname', 'lname', ...place]],
    ['an e-gift', eGift, ['fname', 'lname', 'email']],
    ['what keeps, to a business', dry, ['fname', 'lname', 'company', ...place], 'C'],
    ['what keeps, to a home', dry, ['fname', 'lname', ...place], 'R'],
    ['an e-gift to a business', eGift, ['fname', 'lname', 'email'], 'C'],
  ])('for %s', (_case, needs, expected, res_com = 'V') => {
    const problems = draftProblems({ ...emptyDraft(), res_com }, needs)
    expect([...problems.keys()]).toEqual(expected)
    expect([...problems.values()].every(({ rule }) => rule === 'required')).toBe(true)
  })
})

describe('errors of', () => {
  it.each<[AddressField, string, string | null, number]>([
    ['fname', '  ', 'required', 0],
    ['fname', 'Ann', null, 0],
    ['company', '', null, 0],
    ['state', 'XX', 'invalid', 2],
    ['state', 'ne', null, 0],
    ['postal_code', '6810', 'too-few', 4],
    ['postal_code', '68102', null, 0],
    ['postal_code', '681021', 'invalid', 6],
    ['postal_code', '68102123', 'invalid', 8],
    ['postal_code', '6810212345', 'invalid', 10],
    ['postal_code', '68102-1234', null, 0],
    ['postal_code', 'K1A 0B1', 'letters', 6],
    ['phone', '555-0100', 'area-code', 7],
    ['phone', '402 555 01', 'too-few', 8],
    ['phone', '+1 (402) 555-0100', null, 0],
    ['phone', '402 555 0100 5', 'invalid', 11],
    ['email', 'ann', 'no-at', 3],
    ['email', '@example.com', 'no-domain', 12],
    ['email', 'ann@', 'no-domain', 4],
    ['email', 'ann@example', 'no-dot', 11],
    ['email', 'ann@example.', 'no-dot', 12],
    ['email', 'ann b@example.com', 'space', 17],
    ['email', 'ann..b@example.com', 'invalid', 18],
    ['email', 'ann@b@example.com', 'invalid', 17],
    ['email', 'Ann@Example.com', null, 0],
  ])('%s "%s": %s', (field, text, rule, count) => {
    expect(fieldProblem(field, text, frozen)).toEqual(rule && { rule, count })
  })
})

describe('input', () => {
  it.each<[AddressField, string, string, boolean]>([
    ['fname', 'Maximiliana-Rose', 'Maximiliana-Ros', true],
    ['fname', 'Maximiliana-Ro👨‍👩‍👧', 'Maximiliana-Ro', true],
    ['city', 'Lake Havasu City West', 'Lake Havasu City We', true],
    ['phone', '+1 (913) 555-0100', '+1 (913) 555-0100', false],
    ['phone', '913 555 0100 99', '(913) 555-0100', true],
    ['postal_code', '66101-1234', '66101-1234', false],
    ['postal_code', '66101-12345', '66101-1234', true],
    ['state', 'a very long name of a state indeed', 'a very long name of a state indeed', false],
  ])('into %s: "%s"', (field, typed, text, isCut) => {
    expect(fitTyped(field, typed)).toEqual({ text, isCut })
  })

  it('is formatted for reading', () => {
    expect(formatField('phone', '9135550100')).toBe('(913) 555-0100')
    expect(formatField('phone', '555-01')).toBe('555-01')
    expect(formatField('postal_code', '661011234')).toBe('66101-1234')
    expect(formatField('state', 'nebraska')).toBe('NE')
    expect(formatField('fname', ' Ann ')).toBe('Ann')
  })

  it('is trimmed, with phone and ZIP code as digits', () => {
    const typed = { fname: ' Ann ', phone: '+1 (913) 555-0100', postal_code: '66101-1234' }
    const sent = { fname: 'Ann', phone: '9135550100', postal_code: '661011234' }
    expect(sentOf({ ...emptyDraft(), ...typed })).toMatchObject(sent)
  })

  it('starts with known values, without missing ones', () => {
    const draft = draftOf({ fname: 'Ann', phone: '9135550100', email: null })
    expect(Object.keys(draft)).toEqual([...ADDRESS_FIELDS, 'res_com'])
    expect(draft).toMatchObject({ fname: 'Ann', phone: '(913) 555-0100', email: '' })
  })

  it.each([
    [null, 'V'],
    ['', 'V'],
    ['C', 'C'],
  ])('a place of kind %j is one of kind %s, and is sent so', (res_com, expected) => {
    expect(sentOf(draftOf({ res_com })).res_com).toBe(expected)
  })
})

describe('a street that is too long', () => {
  it.each([
    [
      '1234 Old Prairie Village Highway Bldg 7',
      '1234 Old Prairie Village',
      'Highway Bldg 7',
      false,
    ],
    ['1234 Old Prairie Village Road, Unit 9', '1234 Old Prairie Village Road,', 'Unit 9', false],
    ['x'.repeat(35), 'x'.repeat(30), 'xxxxx', false],
    ['x'.repeat(60), 'x'.repeat(30), 'x'.repeat(30), false],
    ['x'.repeat(61), 'x'.repeat(30), 'x'.repeat(30), true],
  ])('%s', (street, line1, line2, isCut) => {
    expect(splitStreet(street)).toEqual({ line1, line2, isCut })
  })

  it('is not split if it fits', () => {
    expect(splitStreet('x'.repeat(30))).toBeNull()
  })
})

it.each([
  ['PO Box 12', '', true],
  ['12 Elm St', 'P.O. Box 9', true],
  ['12 Boxwood Lane', '', false],
])('%s %s is a post-office box: %s', (address_1, address_2, expected) => {
  expect(isPoBoxDraft({ ...emptyDraft(), address_1, address_2 })).toBe(expected)
})

describe('a typo in an email address', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmal.com', 'ann@gmail.com'],
    ['ann@gmaill.com', 'ann@gmail.com'],
    ['Ann.B@GMAIL.CON', 'Ann.B@gmail.com'],
    ['ann@yaho.com', 'ann@yahoo.com'],
    ['ann@hotnail.com', 'ann@hotmail.com'],
    ['ann@gmail.com', null],
    ['ann@example.com', null],
    ['ann@mail.com', null],
    ['ann', null],
    ['@gmial.com', null],
    [`ann@${'g'.repeat(100_000)}`, null],
  ])('%s', (email, meant) => {
    expect(emailSuggestion(email)).toBe(meant)
  })
})
