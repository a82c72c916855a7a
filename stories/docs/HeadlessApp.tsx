import { createClient, createStore, StoreProvider } from '../../src'
import { Cart } from './HeadlessCart'

const storage = typeof window === 'undefined' ? null : localStorage
const store = createStore({ api: createClient({ baseUrl: '/api' }), storage })

export const App = () => (
  <StoreProvider store={store}>
    <Cart />
  </StoreProvider>
)
