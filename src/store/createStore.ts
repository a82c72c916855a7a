import { createFormat } from '../domain/createFormat'
import { createStore as createCore, type Store, type StoreOptions } from './core/createStore'

/**
 * Creates a store. There is no singleton: the embed creates one per page; tests and servers create their own.
 *
 * @example
 * const store = createStore({ api: createClient({ baseUrl: '/api' }), storage: localStorage })
 * store.start()
 * await store.use(cartActions).load()
 */
export function createStore(options: StoreOptions): Store {
  return createCore({ ...options, format: createFormat(options.format ?? {}) })
}
