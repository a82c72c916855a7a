import { PASSWORD } from '../../../mocks/scenarios'
import type { Step } from '../steps'

/** The customer comes by a link to a screen of the account, signs in, and is there. */
export const signedInAt = (route: string, heading: RegExp): readonly Step[] => [
  ['goto', `/account#/${route}`],
  ['fill', /^Email/, 'margaret.holloway@example.com'],
  ['fill', /^Password/, PASSWORD],
  ['press', 'Enter'],
  ['see', 'text', heading],
]
