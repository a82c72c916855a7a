import { dismissalActions } from '../store/offer/dismissals'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useSelector'

/** Which offers the shopper has hidden in this tab, and hiding one more. */
export function useDismissals() {
  const { dismiss } = useStore().use(dismissalActions)
  const ids = useStateSelector(({ slot }) => slot(dismissalActions).ids)
  return { isDismissed: (id: string) => ids.includes(id), dismiss }
}
