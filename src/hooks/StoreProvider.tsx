import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Store } from '../store/core/createStore'
import { whenIdle } from '../store/core/whenIdle'
import { type Asker, dialogActions } from '../store/dialog/dialogs'

const StoreContext = createContext<Store | null>(null)
const AskerContext = createContext<Asker | null>(null)

export interface StoreProviderProps {
  /** From `createStore`; one per page. */
  store: Store
  children: ReactNode
}

/**
 * Gives a store to every hook below, and starts it in the browser while it is mounted. Dialogs that
 * were asked for below end with it.
 */
export function StoreProvider({ store, children }: StoreProviderProps) {
  const [asker] = useState<Asker>(() => ({ isGone: false }))
  useEffect(() => {
    asker.isGone = false
    const stop = store.start()
    // The embed does so in a chunk of its own.
    if (process.env.NODE_ENV !== 'production') {
      whenIdle(() =>
        import('../texts/explainEvery').then(
          ({ explainEvery }) => explainEvery(store.state.texts),
          () => {},
        ),
      )
    }
    return () => {
      store.use(dialogActions).leave(asker)
      stop()
    }
  }, [asker, store])
  return (
    <StoreContext value={store}>
      <AskerContext value={asker}>{children}</AskerContext>
    </StoreContext>
  )
}

/** The part of the page that asks for dialogs: the nearest provider's. */
export const useAsker = () => use(AskerContext)

/** The store of the nearest provider; throws where there is none. */
export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) {
    throw new Error(
      process.env.NODE_ENV === 'production'
        ? 'A Giftwell hook found no <StoreProvider>.'
        : 'A Giftwell hook found no store, so it has no cart to show. Wrap this part of the page in <StoreProvider store={createStore({ api })}>.',
    )
  }
  return store
}
