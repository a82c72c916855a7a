/* Step-by-step cook mode, loaded when it is first opened. */

import type { Contents } from '../../dialog/kinds'
import { CookMode } from './CookMode'

export const contents = { 'cook-mode': CookMode } satisfies Contents
