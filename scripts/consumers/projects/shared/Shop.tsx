'use client'

import { createClient, createStore, StoreProvider } from 'giftwell'
import { type ReactNode, useState } from 'react'

/** One store per page: made on the server for each request, and once in the browser. */
export function Shop({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    createStore({
      api: createClient(),
      storage: typeof window === 'undefined' ? null : window.localStorage,
    }),
  )
  return <StoreProvider store={store}>{children}</StoreProvider>
}
