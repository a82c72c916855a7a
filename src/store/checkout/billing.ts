import { ref } from 'valtio/vanilla'
import { putBillingAddress } from '../../api/checkout'
import { cutToLimits } from '../../domain/limits'
import type { BillingAddress } from '../../domain/schema/entities'
import { type AddressFailed, addressFailure } from '../account/addressFailure'
import { callForAccount } from '../account/change'
import type { StoreContext } from '../core/context'
import type { Outcome } from '../core/outcome'

/** Outcome of saving billing details. */
export type BillingOutcome = Outcome<'saved'> | AddressFailed

/** Billing address and confirmation email. */
export function billingVerbs(context: StoreContext) {
  const { api, state } = context
  return {
    /** Saves the given fields of the billing address; the others stay. Never rejects. Source: specification §7. */
    async saveBilling(part: BillingAddress): Promise<BillingOutcome> {
      const body = cutToLimits(part)
      const result = await callForAccount(context, 'billing-not-saved', () =>
        api.call(putBillingAddress, { body }),
      )
      if (!result.ok) return addressFailure(result)
      state.cartFacts.billing = ref({ ...state.cartFacts.billing, ...body })
      return { status: 'saved' }
    },
  }
}
