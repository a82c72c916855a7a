import { later } from '../store/core/lazyActions'
import { useStore } from './StoreProvider'

/** What is done with a code that was typed; what is said of it is `useCodeField`'s. */
export const codeVerbs = later('codeFieldActions', {
  applyCode: 'apply-error',
  dismissOutcome: undefined,
})

/** Applies a code of either kind, for whoever need not say what became of it. */
export const useApplyCode = () => useStore().use(codeVerbs).applyCode
