import { ref } from 'valtio/vanilla'
import { putBillingAddress } from '../../api/checkout'
import type { BillingAddress } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { readFailure, type SaveOutcome } from '../core/outcome'

/** Who pays, and where the confirmation goes. */
export function billingVerbs({ api, report, state }: StoreContext) {
  return {
    /** Saves a part of the billing address; what is not given stays as it is. Never rejects. Source: specification §7. */
    async saveBilling(part: BillingAddress): Promise<SaveOutcome> {
      try {
        await api.call(putBillingAddress, { body: part })
        state.cartFacts.billing = ref({ ...state.cartFacts.billing, ...part })
        return { status: 'saved' }
      } catch (error) {
        return readFailure(report, 'billing-not-saved', error)
      }
    },
  }
}
