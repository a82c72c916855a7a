import type { BillingAddress } from '../domain/schema/entities'
import { billingActions } from '../store/checkout/actions'
import type { BillingOutcome } from '../store/checkout/billing'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export type { BillingOutcome } from '../store/checkout/billing'

export interface UseBillingAddressResult {
  /** The billing address, with wire names; null if none is known. Stored on the server only. */
  billing: BillingAddress | null
  /** Saves part of it, such as only the email; other fields stay as they are. Never rejects. */
  saveBilling(part: BillingAddress): Promise<BillingOutcome>
}

/**
 * The billing address, and the email that the confirmation goes to. Does not load the cart: use it with `useCart`.
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
