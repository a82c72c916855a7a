import { createClient, createStore, StoreProvider } from '../../src'
import { Cart } from './HeadlessCart'

const store = createStore({ api: createClient({ baseUrl: '/api' }), storage: 'local' })

export const App = () => (
  <StoreProvider store={store}>
    <Cart />
  </StoreProvider>
)
