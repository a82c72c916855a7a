import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'claim-address',
  number: 37,
  component: 'ClaimAddress',
  reads: [],
  purpose: 'Asks a gift’s recipient for their address.',
  isForPayment: false,
  likelyNext: [],
  states,
  lacks: {
    forbidden: 'It has no customer: the person with the link is unknown to the shop.',
    wide: 'It is a form with the same width on every screen.',
  },
}
