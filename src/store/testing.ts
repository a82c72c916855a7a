import { type Backend, type BackendOptions, createBackend } from '../../mocks/backend'
import { createClient } from '../api/client'
import { cartActions } from './cart'
import { createStore, type Store, type StoreOptions } from './createStore'
import type { StoreEventName } from './events'

export interface TestStore {
  store: Store
  backend: Backend
  /** Names of the events so far, in their order. */
  heard: StoreEventName[]
  /** Codes of what was reported. */
  reported: string[]
  /** Endpoint names of the requests since the last call of this function. */
  requests(): string[]
}

/** A store on a backend of its own. Its cart is loaded, and the requests for that are forgotten. */
export async function aStore(
  scenario: BackendOptions['scenario'] = {},
  options: Partial<StoreOptions> & Pick<BackendOptions, 'faults' | 'clock'> = {},
): Promise<TestStore> {
  const { faults, clock: backendClock, ...storeOptions } = options
  const backend = createBackend({ scenario, faults, clock: backendClock })
  const heard: StoreEventName[] = []
  const reported: string[] = []
  const store = createStore({
    api: createClient({ fetch: (input, init) => backend.fetch(input, init) }),
    report: (code) => reported.push(code),
    ...storeOptions,
  })
  store.events.onAny((name) => heard.push(name))
  await store.use(cartActions).load()
  await settled(store)
  let seen = backend.count()
  heard.length = 0
  return {
    store,
    backend,
    heard,
    reported,
    requests() {
      const names = backend.requests.slice(seen).map(({ endpoint }) => String(endpoint))
      seen = backend.count()
      return names
    },
  }
}

/** Resolves when nothing is pending any more. */
export async function settled({ state }: Store): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve))
    quiet = Object.keys(state.pending).length === 0 ? quiet + 1 : 0
  }
}
