import { useStateSelector } from './useSelector'

/** Whether today's cut-off has passed by the server's word, as far as it was asked for anything. */
export const useIsCutoffPassed = (): boolean =>
  useStateSelector(({ state }) => state.cartFacts.passedCutoff)
