import { type Backend, createBackend } from '../../mocks/backend'
import { products } from '../../mocks/catalogue'
import type { Faults } from '../../mocks/faults'
import type { Scenario } from '../../mocks/scenario'
import { type ClientOptions, createClient } from '../../src/api/client/client'
import { createStore, type Store, type StoreOptions } from '../../src/store/core/createStore'
import { deviceOf } from './device'

/** What a story plays on: a backend and a store that no other story knows. */
export interface Stage {
  backend: Backend
  store: Store
  /** Where the device keeps things; null where it keeps nothing. */
  storage: Storage | null
  /** Codes of what was reported. */
  reported: string[]
  /** Why each call that was reported came to nothing: `cart-read-failed: not-json`. */
  reasons: readonly string[]
  /** Changes with each run, so that a story starts anew. */
  run: number
}

/** What a story may want to be different. */
export interface StageOptions
  extends Pick<StoreOptions, 'isLoggedIn' | 'texts' | 'persist' | 'page' | 'products' | 'wallet'> {
  /** Whether the shopper's device has kept the cart from an earlier visit. */
  isKept?: boolean
  /** Where the device keeps things; by default nowhere. */
  storage?: Storage
  /** Makes the server's answers another's. */
  adapt?: ClientOptions['adapt']
  /** Which calls go wrong, beside those of the world; none does before the device has its cart. */
  faults?: Faults
  /** What has happened before the story begins. */
  before?(stage: Stage): Promise<unknown> | unknown
}

const stages = new Map<string, Stage>()
let runs = 0

/** Where the calls of a story go. */
const apiBase = (id: string) => `/__story/${id}/api`

/** The backend behind an API base; the one handler for all stories asks for it. */
export const backendAt = (base: string): Backend | undefined =>
  [...stages].find(([id]) => apiBase(id) === base)?.[1].backend

/** The stage of a story that runs: `stageOf(id)` in a `play`. */
export function stageOf(id: string): Stage {
  const stage = stages.get(id)
  if (!stage) throw new Error(`The story ${id} has no stage: give it one with scene().`)
  return stage
}

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
  const store = createStore({
    // The clock is the scenario's already, and the server's date must not correct it once more.
    api: { ...createClient({ baseUrl: apiBase(id), adapt }), skewMs: () => 0 },
    clock: () => new Date(world.now ?? Date.now()),
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
  runs += 1
  const stage = {
    backend,
    store: storage || options.storage ? store : secluded(store),
    storage: options.storage ?? storage,
    reported,
    reasons,
    run: runs,
  }
  stages.set(id, stage)
  for (const [row, fault] of Object.entries(faults))
    backend.setFault(row as keyof Faults, fault ?? null)
  await before?.(stage)
}

/** A store that hears of no other tab: all stories are pages of one origin. */
const secluded = (store: Store): Store => ({ ...store, start: () => () => undefined })

/** What the pages of the house say of themselves. */
export const PAGE: NonNullable<StoreOptions['page']> = {
  links: {
    shop: '/shop',
    cart: '/checkout/cart',
    checkout: '#checkout',
    signIn: '/sign-in',
    account: '/account',
  },
  help: { phone: '8005550142', hours: '7 am to 9 pm Central' },
}
