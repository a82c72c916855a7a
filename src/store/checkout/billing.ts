import { ref } from 'valtio/vanilla'
import { putBillingAddress } from '../../api/checkout'
import { cutToLimits } from '../../domain/limits'
import type { BillingAddress } from '../../domain/schema/entities'
import { callForAccount } from '../account/change'
import type { StoreContext } from '../core/context'
import type { SaveOutcome } from '../core/outcome'

/** Billing address and confirmation email. */
export function billingVerbs(context: StoreContext) {
  const { api, state } = context
  return {
    /** Saves the given fields of the billing address; the others stay. Never rejects. Source: specification §7. */
    async saveBilling(part: BillingAddress): Promise<SaveOutcome> {
      const body = cutToLimits(part)
      const result = await callForAccount(context, 'billing-not-saved', () =>
        api.call(putBillingAddress, { body }),
      )
      if (!result.ok) return result.failure
      state.cartFacts.billing = ref({ ...state.cartFacts.billing, ...body })
      return { status: 'saved' }
    },
  }
}
