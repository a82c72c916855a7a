import type { CheckoutStep } from '../domain/checkout/nextStep'
import { stepActions } from '../store/checkout/actions'
import type { NextStep } from '../store/checkout/steps'
import type { Failed } from '../store/core/outcome'
import { useStore } from './StoreProvider'

/**
 * Asks once which step of checkout comes next, as for a press on "Check out". The code comes with the call, so
 * that a page which only leads to checkout carries none of it. Never rejects.
 *
 * @example
 * const findNextStep = useFindNextStep()
 * const next = await findNextStep()
 * if (next.status === 'found' && next.href) location.assign(next.href)
 */
export function useFindNextStep(): (from?: CheckoutStep) => Promise<NextStep | Failed> {
  return useStore().use(stepActions).findNextStep
}
