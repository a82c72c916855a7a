import { createFormat } from '../domain/createFormat'
import { createStore as createCore, type Store, type StoreOptions } from './core/createStore'

/**
 * Makes a store. There is no singleton: the embed makes one per page, tests and servers their own.
 *
 * @example
 * const store = createStore({ api: createClient({ baseUrl: '/api' }), storage: localStorage })
 * store.start()
 * await store.use(cartActions).load()
 */
export function createStore(options: StoreOptions): Store {
  return createCore({ ...options, format: createFormat(options.format ?? {}) })
}
