import { type Backend, createBackend } from '../../mocks/backend'
import { products } from '../../mocks/catalogue'
import type { FaultKind, Faults } from '../../mocks/faults'
import type { Scenario } from '../../mocks/scenario'
import type { AnyEndpoint } from '../../src/api/account'
import { type ClientOptions, createClient } from '../../src/api/client/client'
import type { Clock } from '../../src/api/client/clock'
import type { Store, StoreOptions } from '../../src/store/core/createStore'
import { createStore } from '../../src/store/createStore'
import { type FakeClock, runningClock } from '../../testing/clock'
import { FakeLocks } from '../../testing/fakeLocks'
import { deviceOf } from './device'

/** The context of a story: its own backend and store. */
export interface Stage {
  backend: Backend
  store: Store
  /** The store's clock: runs by itself; a play advances it with `clock.advance(8000)`. */
  clock: FakeClock
  /** Whether a call of the store is pending. */
  isBusy(): boolean
  /** The device's storage; null if it is disabled. */
  storage: Storage | null
  /** Codes of the reports. */
  reported: string[]
  /** Why each reported request failed: `cart-read-failed: not-json`. */
  reasons: readonly string[]
  /** Changes with each run, so that a story remounts. */
  run: number
}

/** Options of a story. */
export interface StageOptions
  extends Pick<
    StoreOptions,
    | 'isLoggedIn'
    | 'texts'
    | 'format'
    | 'persist'
    | 'page'
    | 'products'
    | 'wallet'
    | 'hostedForm'
    | 'idempotency'
    | 'searchRecipes'
  > {
  /** Whether the shopper's device has stored the cart from an earlier visit. */
  isKept?: boolean
  /** The device's storage; none by default. */
  storage?: Storage
  /** Replaces the server's responses. */
  adapt?: ClientOptions['adapt']
  /** Calls that fail, in addition to those of the world; none fails before the device has its cart. */
  faults?: Faults
  /** Runs before the story begins. */
  before?(stage: Stage): Promise<unknown> | unknown
}

const stages = new Map<string, Stage>()
let runs = 0

/** The base URL of a story's calls. */
const apiBase = (id: string) => `/__story/${id}/api`

/** The backend behind an API base; the one handler for all stories asks for it. */
export const backendAt = (base: string): Backend | undefined =>
  [...stages].find(([id]) => apiBase(id) === base)?.[1].backend

/** The stage of a story; undefined if it has none. */
export const findStage = (id: string): Stage | undefined => stages.get(id)

/** The stage of a story that runs: `stageOf(id)` in a `play`. */
export function stageOf(id: string): Stage {
  const stage = findStage(id)
  if (!stage) throw new Error(`The story ${id} has no stage: give it one with scene().`)
  return stage
}

/** The first shipment of a story's cart, from the server. */
export const shipmentOf = async (id: string) => (await stageOf(id).backend.cart())?.recipients[0]

/** The requests of a story for an endpoint. */
export const callsOf = (id: string, name: AnyEndpoint) =>
  stageOf(id).backend.requests.filter(({ endpoint }) => endpoint === name)

/** Holds back the next answer for an endpoint, or a fault, until the returned function is called. */
export function holdBack(
  { backend }: Stage,
  endpoint: AnyEndpoint,
  kind: FaultKind = 'slow',
): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  backend.setFault(endpoint, { kind, times: 1, until: promise })
  return resolve
}

/** Lets time pass faster for a waiting play, unless a response is pending, which takes its own time. */
export async function hurry(): Promise<void> {
  if (latest && !latest.isBusy()) await latest.clock.advance(100)
}

/** The stage of the story that was opened last: plays run one at a time. */
let latest: Stage | null = null

/** Builds a new stage for a run of a story. */
export async function openStage(
  id: string,
  world: Scenario,
  { adapt, isKept, faults = {}, before, ...options }: StageOptions = {},
): Promise<void> {
  const backend = createBackend({ scenario: world })
  const storage = deviceOf(world, isKept ? await backend.cart() : null)
  const reported: string[] = []
  const reasons: string[] = []
  const { now } = world
  const clock = runningClock(() => (now ? Date.parse(now) : Date.now()))
  const client = createClient({ baseUrl: apiBase(id), adapt, clock: withoutPauses(clock) })
  let underWay = 0
  const store = createStore({
    // The clock has the scenario's time already, and the server's date must not correct it again.
    api: {
      ...client,
      skewMs: () => 0,
      call(...call) {
        underWay += 1
        return client.call(...call).finally(() => {
          underWay -= 1
        })
      },
    },
    clock,
    report(code, { kind }) {
      reported.push(code)
      if (kind) reasons.push(`${code}: ${kind}`)
    },
    products,
    page: PAGE,
    isLoggedIn: Boolean(world.customer),
    storage,
    ...options,
  })
  // All stories share one page and origin: an unanswered order must block only its own story.
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true })
  runs += 1
  const stage = {
    backend,
    store: storage || options.storage ? store : secluded(store),
    clock,
    isBusy: () => underWay > 0,
    storage: options.storage ?? storage,
    reported,
    reasons,
    run: runs,
  }
  stages.delete(id)
  stages.set(id, stage)
  latest = stage
  forget()
  for (const [row, fault] of Object.entries(faults))
    backend.setFault(row as keyof Faults, fault ?? null)
  await before?.(stage)
}

/** The number of stages that are kept in a test run: a finished story may have a pending call. */
const KEPT = 3

/**
 * Tests run one after the other in one page, whose memory would grow by each story's data; a docs page shows
 * many at once.
 */
function forget(): void {
  if (!('__vitest_browser__' in globalThis)) return
  for (const id of [...stages.keys()].slice(0, -KEPT)) stages.delete(id)
}

/** A clock that repeats failed reads at once, because the pauses show nothing; its timeouts are unchanged. */
const withoutPauses = (clock: Clock): Clock => ({
  ...clock,
  after: (ms, task) => clock.after(ms < 10_000 ? 0 : ms, task),
})

/** A store without messages from other tabs: all stories are pages of one origin. */
const secluded = (store: Store): Store => ({ ...store, start: () => () => undefined })

/** The page data of the demo store. */
export const PAGE: NonNullable<StoreOptions['page']> = {
  links: {
    shop: '/shop',
    cart: '/checkout/cart',
    checkout: '#checkout',
    checkoutLogin: '#checkout-login',
    forgotPassword: '#forgot-password',
    checkoutShipping: '#checkout-shipping',
    checkoutAdditionalShipments: '#checkout-additional-shipments',
    checkoutBilling: '#checkout-billing',
    checkoutError: '#checkout-error',
    confirmation: '#confirmation',
    terms: '/terms',
    privacy: '/privacy',
    signIn: '/sign-in',
    account: '/account',
  },
  help: { phone: '8005550142', hours: '7 am to 9 pm Central' },
}

/** The same for a shop with a page for address links. */
export const CLAIM_PAGE = { ...PAGE, links: { ...PAGE.links, claim: '/claim' } }
