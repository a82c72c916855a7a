import { useStateSelector } from './useCartSelector'

/**
 * Whether today's cut-off has passed, by the last answer of the server; false before one.
 *
 * @example
 * const isCutoffPassed = useIsCutoffPassed()
 * return isCutoffPassed && <p>Orders ship tomorrow.</p>
 */
export function useIsCutoffPassed(): boolean {
  return useStateSelector(({ state }) => state.cartFacts.passedCutoff)
}
