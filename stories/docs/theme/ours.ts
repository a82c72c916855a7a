import { tokens } from '../tables/tokens'
import type { Theme } from './theme'

const value = (name: string) => tokens.find((token) => token.name === name)?.light ?? ''

/** The kit's default theme, from its tokens. */
export const OURS: Theme = {
  brand: value('--gw-color-brand'),
  radius: Number.parseInt(value('--gw-radius-md'), 10),
  display: '',
  body: '',
}
