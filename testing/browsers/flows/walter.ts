import type { Step } from '../steps'

/** Somebody new is typed into the form of an address. */
export const WALTER: readonly Step[] = [
  ['fill', /^First name/, 'Walter'],
  ['fill', /^Last name/, 'Hughes'],
  ['fill', /^Street address/, '18 Harbor Road'],
  ['fill', /^City/, 'Duluth'],
  ['fill', /^State/, 'Minn'],
  ['fill', /^ZIP code/, '55802'],
  ['fill', /^Phone/, '2185550160'],
]
