import type { CheckoutStep } from '../domain/checkout/nextStep'
import { stepActions } from '../store/checkout/actions'
import type { NextStep } from '../store/checkout/steps'
import type { Failed } from '../store/core/outcome'
import { useStore } from './StoreProvider'

/**
 * Finds the next checkout step once, for example when the shopper presses "Check out". The code is loaded on the
 * first call, so a page that only links to checkout does not carry it. Never rejects.
 *
 * @example
 * const findNextStep = useFindNextStep()
 * const next = await findNextStep()
 * if (next.status === 'found' && next.href) location.assign(next.href)
 */
export function useFindNextStep(): (from?: CheckoutStep) => Promise<NextStep | Failed> {
  return useStore().use(stepActions).findNextStep
}
