/* Cooking step by step; it comes when somebody begins. */

import type { Contents } from '../../dialog/kinds'
import { CookMode } from './CookMode'

export const contents = { 'cook-mode': CookMode } satisfies Contents
