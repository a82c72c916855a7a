import { expect, it } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { knownByName } from './knownByName'

const address = anAddress({ fname: 'Zo\u00e9', lname: "O'Brien" })
const known = (fname: string, lname: string) =>
  knownByName({ fname, lname }, [{ address, shipmentId: null }])

it.each([
  ['a curly apostrophe', 'Zo\u00e9', 'O’Brien'],
  ['an opening quotation mark for it', 'Zo\u00e9', 'O‘Brien'],
  ['a modifier letter for it', 'Zo\u00e9', 'OʼBrien'],
  ['a decomposed accent', 'Zoe\u0301', "O'Brien"],
  ['other case and spaces', ' ZO\u00c9', "o'brien "],
])('a name typed with %s is known', (_case, fname, lname) => {
  expect(known(fname, lname)).toBe(address)
})

it.each([
  ['without its accent', 'Zoe', "O'Brien"],
  ['without its apostrophe', 'Zo\u00e9', 'OBrien'],
])('a name typed %s is not known', (_case, fname, lname) => {
  expect(known(fname, lname)).toBeNull()
})
