import { stateCode } from '../states'
import { stateOfZip } from '../zipState'

/* Variants in the cells of a list that people and spreadsheets write, but a form would not accept. */

/** What can follow a comma without being a first name. */
const SUFFIX = /^(?:[js]r|i{2,3}|iv|md|phd|esq|inc|llc)\.?$/i

/** Splits a full name: "Ode, Ann", or else the last word is the last name. */
export function splitName(name: string): [string, string] {
  const [last = '', first, ...more] = name.split(',').map((part) => part.trim())
  if (first && more.length === 0 && !SUFFIX.test(first)) return [first, last]
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name, ''] : [name.slice(0, at).trim(), name.slice(at + 1)]
}

/** State and ZIP code, even if one cell has both, or a spreadsheet read the ZIP code as a number. */
export function stateAndZip(state: string, zip: string): { state: string; postal_code: string } {
  const own = stateCode(state)
  const code = own ?? stateCode(`${state}${zip}`.replace(/[^A-Za-z ]/g, ''))
  if (!code) return { state, postal_code: zip }
  const digits = own ? zip : (zip || state).replace(/\D/g, '')
  // Only the state distinguishes a lost leading zero from a forgotten digit.
  const isShort = stateOfZip(`0${digits}`) === code
  return { state: code, postal_code: isShort ? `0${digits}` : digits }
}
