/* Choosing in a dialog what is added to the cart, and for whom; it comes when that is wanted. */

import type { Contents } from '../dialog/kinds'
import { PeopleSheet } from './PeopleSheet'
import { QuickView } from './QuickView'

export const contents = { 'quick-view': QuickView, 'choose-people': PeopleSheet } satisfies Contents
