/* Dialogs for choosing what to add to the cart, and for whom; loaded on demand. */

import type { Contents } from '../dialog/kinds'
import { PeopleSheet } from './PeopleSheet'
import { QuickView } from './QuickView'

export const contents = { 'quick-view': QuickView, 'choose-people': PeopleSheet } satisfies Contents
