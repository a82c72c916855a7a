import { createRoot } from 'react-dom/client'
import { createClient, createStore, StoreProvider, useCart } from '../../src'

/* The weight of the library without its widgets: a store, a provider, one hook, with a server. */
const store = createStore({ api: createClient({ baseUrl: '/api' }) })

function Cart() {
  const { itemCount, status } = useCart()
  return <p>{status === 'ready' ? `${itemCount} items` : '…'}</p>
}

createRoot(document.body).render(
  <StoreProvider store={store}>
    <Cart />
  </StoreProvider>,
)
