/* Asking somebody for an address by a link: what stands beside a form, and the sheet. It comes when that is wanted. */

import type { Contents } from '../dialog/kinds'
import { ClaimSheet } from './ClaimSheet'

export { ClaimPanel } from './ClaimPanel'
export const contents = { 'claim-link': ClaimSheet } satisfies Contents
