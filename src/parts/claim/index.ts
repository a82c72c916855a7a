/* Asking for an address by a link: the panel beside a form, and the sheet. Loaded on demand. */

import type { Contents } from '../dialog/kinds'
import { ClaimSheet } from './ClaimSheet'

export { ClaimPanel } from './ClaimPanel'
export const contents = { 'claim-link': ClaimSheet } satisfies Contents
