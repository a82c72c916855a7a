import { createClient, createStore, StoreProvider, useCart } from 'giftwell'
import { createRoot } from 'react-dom/client'

const store = createStore({ api: createClient() })

function Cart() {
  const { status, itemCount, totals } = useCart()
  return status === 'ready' ? (
    <p>
      {itemCount} items, {totals?.total}
    </p>
  ) : null
}

createRoot(document.body).render(
  <StoreProvider store={store}>
    <Cart />
  </StoreProvider>,
)
