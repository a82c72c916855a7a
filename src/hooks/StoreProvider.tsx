import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import type { Store } from '../store/core/createStore'
import { whenIdle } from '../store/core/whenIdle'

/** Aborts the dialogs opened below a provider when the provider unmounts. */
interface Life {
  current: AbortController
}

const StoreContext = createContext<Store | null>(null)
const LifeContext = createContext<Life | null>(null)

export interface StoreProviderProps {
  /** From `createStore`; one per page. */
  store: Store
  children: ReactNode
}

/**
 * Provides a store to every hook below, and runs it in the browser while mounted. Dialogs opened below
 * close when it unmounts.
 */
export function StoreProvider({ store, children }: StoreProviderProps) {
  const [life] = useState<Life>(() => ({ current: new AbortController() }))
  // In a layout effect, so that storage is read before the effects of the hooks below run, and written before those
  // of another store's provider that takes this one's place.
  useLayoutEffect(() => store.start(), [store])
  // A Suspense boundary around the provider does not end this when it hides the tree.
  useEffect(() => {
    // Strict mode mounts twice.
    if (life.current.signal.aborted) life.current = new AbortController()
    // The embed does this in a separate chunk.
    if (process.env.NODE_ENV !== 'production') {
      whenIdle(() =>
        import('../texts/explainEvery').then(
          ({ explainEvery }) => explainEvery(store.state.texts),
          () => {},
        ),
      )
    }
    return () => life.current.abort()
  }, [life, store])
  return (
    <StoreContext value={store}>
      <LifeContext value={life}>{children}</LifeContext>
    </StoreContext>
  )
}

/** The abort controller of the nearest provider; null without one. */
export const useLife = () => use(LifeContext)

/** The store of the nearest provider; throws if there is none. */
export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) {
    throw new Error(
      process.env.NODE_ENV === 'production'
        ? 'Giftwell hooks need a <StoreProvider>.'
        : 'Giftwell hooks need a store, but found none. Wrap this part of the tree in <StoreProvider store={createStore({ api })}>.',
    )
  }
  return store
}
