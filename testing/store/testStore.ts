import { type Backend, type BackendOptions, createBackend } from '../../mocks/backend'
import { type ClientOptions, createClient } from '../../src/api/client/client'
import type { Cart } from '../../src/domain/schema/entities'
import { cartActions } from '../../src/store/cart/actions'
import { createStore, type Store, type StoreOptions } from '../../src/store/core/createStore'
import type { StoreEventName } from '../../src/store/core/events'
import { loadVerbs } from '../../src/store/core/lazyActions'
import './loaded'

export interface TestStore {
  store: Store
  backend: Backend
  /** Names of the events so far, in their order. */
  heard: StoreEventName[]
  /** Codes of the reports. */
  reported: string[]
  /** Endpoint names of the requests since the last call of this function. */
  requests(): string[]
}

/** The connection of a request. */
export type Transport = NonNullable<ClientOptions['fetch']>

/** Options of a test's store. */
export interface TestOptions extends Partial<StoreOptions>, Pick<BackendOptions, 'faults'> {
  /** Wraps the connection between client and backend, for example with a delay. */
  through?: (fetch: Transport) => Transport
  /** An existing backend, as for a page that is loaded again. */
  backend?: Backend
}

/** A store with a separate backend. Its cart is loaded, and the requests for that are not recorded. */
export async function aStore(
  scenario: BackendOptions['scenario'] = {},
  options: TestOptions = {},
): Promise<TestStore> {
  const { faults, through = (fetch) => fetch, backend: known, ...storeOptions } = options
  // As on a page that was opened a moment ago, and before a fake clock stops time.
  await loadVerbs()
  const backend = known ?? createBackend({ scenario, faults })
  const heard: StoreEventName[] = []
  const reported: string[] = []
  const store = createStore({
    api: createClient({ fetch: through((input, init) => backend.fetch(input, init)) }),
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

/** Resolves when nothing is pending. */
export async function settled({ state }: Store): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve))
    quiet = Object.keys(state.pending).length === 0 ? quiet + 1 : 0
  }
}

/** Makes a backend respond with a cart other than its own, like a server with different calculations. */
export function withCart(patch: (cart: Cart) => Cart): (fetch: Transport) => Transport {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    if (typeof answer !== 'object' || answer === null || !('cart' in answer)) return response
    return Response.json({ ...answer, cart: patch(answer.cart as Cart) }, response)
  }
}

/** Replaces a server's answers to requests whose URL contains a text. */
export const answering =
  (part: string, answer: unknown) =>
  (fetch: Transport): Transport =>
  (input, init) =>
    String(input).includes(part) ? Promise.resolve(Response.json(answer)) : fetch(input, init)

/** Executes requests to a part of the API, and responds with nothing. */
export const silently =
  (part: string) =>
  (fetch: Transport): Transport =>
  async (input, init) => {
    const answer = await fetch(input, init)
    return String(input).includes(part) ? new Response(null, { status: 204 }) : answer
  }

/** Holds back the responses to matching requests until they are released. */
export function holding(isMeant: (url: string, init?: RequestInit) => boolean) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const through =
    (fetch: Transport): Transport =>
    async (input, init) => {
      const answer = await fetch(input, init)
      if (isMeant(String(input), init)) await promise
      return answer
    }
  return { through, letGo }
}
