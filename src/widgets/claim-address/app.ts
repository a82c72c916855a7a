import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'claim-address',
  number: 37,
  component: 'ClaimAddress',
  reads: [],
  purpose: 'Asks somebody who gets a gift where it should go.',
  isForPayment: false,
  likelyNext: [],
  states,
  lacks: {
    forbidden: 'It knows no customer: whoever holds the link is a stranger to the shop.',
    wide: 'It is a form, and as wide as one everywhere.',
  },
}
