import type { StoreContext } from './context'
import { onceLoaded } from './later'

/** Listens to other tabs as soon as the code for it is there; returns the end of it. */
export function startTabsLater(context: StoreContext, storage: Storage | null): () => void {
  let end = () => {}
  const callOff = onceLoaded(({ startTabs }) => {
    end = startTabs(context, storage)
  })
  return () => {
    callOff()
    end()
  }
}
