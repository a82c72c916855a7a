'use client'

import { createClient, createStore, StoreProvider } from 'giftwell'
import { type ReactNode, useState } from 'react'

interface ShopProps {
  /** The cart that the server has loaded, rendered at once. */
  cart?: unknown
  children: ReactNode
}

/** One store per page: made on the server for each request, and once in the browser. */
export function Shop({ cart, children }: ShopProps) {
  const [store] = useState(() => createStore({ api: createClient(), cart, storage: 'local' }))
  return <StoreProvider store={store}>{children}</StoreProvider>
}
