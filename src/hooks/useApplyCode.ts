import { codeFieldActions } from '../store/code/actions'
import { useStore } from './StoreProvider'

/** Applies a code of either kind, for whoever need not say what became of it. */
export const useApplyCode = () => useStore().use(codeFieldActions).applyCode
