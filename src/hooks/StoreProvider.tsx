import { createContext, type ReactNode, use, useEffect } from 'react'
import type { Store } from '../store/createStore'

const StoreContext = createContext<Store | null>(null)

export interface StoreProviderProps {
  /** From `createStore`; one per page. */
  store: Store
  children: ReactNode
}

/** Gives a store to every hook below, and starts it in the browser while it is mounted. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  useEffect(() => store.start(), [store])
  return <StoreContext value={store}>{children}</StoreContext>
}

/** The store of the nearest provider; throws where there is none. */
export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) {
    throw new Error(
      'A Giftwell hook found no store, so it has no cart to show. Wrap this part of the page in <StoreProvider store={createStore({ api })}>.',
    )
  }
  return store
}
