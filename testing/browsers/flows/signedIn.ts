import { PASSWORD } from '../../../mocks/scenarios'
import type { Step } from '../steps'

/** The customer follows a link to an account screen, signs in, and sees it. */
export const signedInAt = (route: string, heading: RegExp): readonly Step[] => [
  ['goto', `/account#/${route}`],
  ['fill', /^Email/, 'margaret.holloway@example.com'],
  ['fill', /^Password/, PASSWORD],
  ['press', 'Enter'],
  ['see', 'text', heading],
]
