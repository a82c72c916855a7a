import { useStateSelector } from './useCartSelector'

/**
 * Whether today's cutoff has passed, according to the server; false before its first response, and again from
 * midnight in Chicago.
 *
 * @example
 * const isCutoffPassed = useIsCutoffPassed()
 * return isCutoffPassed && <p>Orders ship tomorrow.</p>
 */
export function useIsCutoffPassed(): boolean {
  return useStateSelector(({ state }) => state.cartFacts.passedCutoff)
}
