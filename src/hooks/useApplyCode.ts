import { codeFieldActions } from '../store/code/actions'
import { useStore } from './StoreProvider'
import type { UseCodeFieldResult } from './useCodeField'

/**
 * The `apply` of `useCodeField`, for a component that does not show the outcome and should not re-render
 * when it changes.
 *
 * @example
 * const applyCode = useApplyCode()
 * return <button onClick={() => applyCode('STEAK10')}>Apply STEAK10</button>
 */
export function useApplyCode(): UseCodeFieldResult['apply'] {
  return useStore().use(codeFieldActions).applyCode
}
