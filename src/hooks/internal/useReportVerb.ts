import type { StoreContext } from '../../store/core/context'
import type { Reporter } from '../../store/core/report'
import { useStore } from '../StoreProvider'

const reporting = ({ report }: StoreContext) => ({ report })

/** Reports silent failures from event handlers and actions; for problems found while rendering, see `useReport`. */
export const useReportVerb = (): Reporter => useStore().use(reporting).report
