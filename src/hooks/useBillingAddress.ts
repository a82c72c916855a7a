import type { BillingAddress } from '../domain/schema/entities'
import { billingActions } from '../store/checkout/actions'
import type { SaveOutcome } from '../store/core/outcome'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export interface UseBillingAddressResult {
  /** What is known of it, wire names; null where nothing is. It is kept by the server alone. */
  billing: BillingAddress | null
  /** Saves a part of it, such as the email alone; what is not given stays. Never rejects. */
  saveBilling(part: BillingAddress): Promise<SaveOutcome>
}

/**
 * Who pays, and where the confirmation goes.
 *
 * @example
 * const { billing, saveBilling } = useBillingAddress()
 * return <button onClick={() => saveBilling({ email })}>{billing?.email ?? 'Save the email'}</button>
 */
export function useBillingAddress(): UseBillingAddressResult {
  const { saveBilling } = useStore().use(billingActions)
  const billing = useStateSelector(({ state }) => state.cartFacts.billing)
  return { billing, saveBilling }
}
