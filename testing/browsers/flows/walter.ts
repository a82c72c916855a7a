import type { Step } from '../steps'

/** Types a new person into an address form. */
export const WALTER: readonly Step[] = [
  ['fill', /^First name/, 'Walter'],
  ['fill', /^Last name/, 'Hughes'],
  ['fill', /^Street address/, '18 Harbor Road'],
  ['fill', /^City/, 'Duluth'],
  ['fill', /^State/, 'Minn'],
  ['fill', /^ZIP code/, '55802'],
  ['fill', /^Phone/, '2185550160'],
]
