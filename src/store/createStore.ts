import { createFormat } from '../domain/createFormat'
import { checkOptions } from './checkOptions'
import { createStore as createCore, type Store, type StoreOptions } from './core/createStore'

/**
 * Creates a store. There is no singleton: the embed creates one per page; tests and servers create their own.
 * In development, throws if an option has the wrong type.
 *
 * @example
 * const store = createStore({ api: createClient({ baseUrl: '/api' }), storage: 'local' })
 * store.start()
 * await store.use(cartActions).load()
 */
export function createStore(options: StoreOptions): Store {
  if (process.env.NODE_ENV !== 'production') checkOptions(options)
  return createCore({ ...options, format: createFormat(options.format ?? {}) })
}
