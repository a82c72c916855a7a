import { expect, it } from 'vitest'
import { recipientKey } from './recipientKey'

const key = (fname: string, address_1 = '') => recipientKey({ fname, lname: 'Roy', address_1 })

it.each([
  ['case, spaces and punctuation', 'Mary-Ann', ' mary  ann', '1 Elm St.', '1  ELM st'],
  ['the encoding of accents', 'Ren\u00e9e', 'Rene\u0301e', '1 C\u00f4te', '1 Co\u0302te'],
])('is the same despite %s', (_case, name, otherName, street, otherStreet) => {
  expect(key(otherName, otherStreet)).toBe(key(name, street))
})

it.each([
  ['vowel signs', 'रीमा', 'रामा'],
  ['accents', 'Ren\u00e9e', 'Renee'],
])('differs by %s', (_case, name, otherName) => {
  expect(key(otherName)).not.toBe(key(name))
  expect(key('Ann', otherName)).not.toBe(key('Ann', name))
})
