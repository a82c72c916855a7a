import { useStateSelector } from './useCartSelector'

/**
 * Whether today's cutoff has passed, according to the server's last response; false before the first.
 *
 * @example
 * const isCutoffPassed = useIsCutoffPassed()
 * return isCutoffPassed && <p>Orders ship tomorrow.</p>
 */
export function useIsCutoffPassed(): boolean {
  return useStateSelector(({ state }) => state.cartFacts.passedCutoff)
}
