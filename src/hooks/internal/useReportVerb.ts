import type { StoreContext } from '../../store/core/context'
import type { Reporter } from '../../store/core/report'
import { useStore } from '../StoreProvider'

const reporting = ({ report }: StoreContext) => ({ report })

/** Where silent failures go, for what happens in a verb; see `useReport` for what is wrong while it is drawn. */
export const useReportVerb = (): Reporter => useStore().use(reporting).report
