import { proxy } from 'valtio/vanilla'
import type { Client } from '../../api/client/client'
import type { PageData } from '../../domain/page/pageData'
import type { WalletPort } from '../checkout/wallet'
import { type PersistMode, startPersistence } from '../persistence/persist'
import { startTabs } from '../persistence/tabs'
import type { ActionGroup, StoreContext } from './context'
import { createEvents, type Events } from './events'
import { createPending } from './pending'
import { factsOf, type Reporter, safeReporter } from './report'
import { createCartCore } from './serverCart'
import { startRules } from './startRules'
import { initialState, type State } from './state'

export interface StoreOptions {
  /** The client that knows the server. */
  api: Client
  /** Where state persists: `localStorage`, `sessionStorage`, or null for nowhere. */
  storage?: Storage | null
  /** Now; the device's clock unless given. */
  clock?: () => Date
  /** Where failures go that are silent for the shopper. */
  report?: Reporter
  /** Texts instead of the catalogue's, by key. */
  texts?: Readonly<Record<string, string>>
  /** `full` keeps the cart, `minimal` ids, quantities, prices and first names, `none` nothing. */
  persist?: PersistMode
  /** Names and pictures of what may lie in the cart. */
  products?: PageData['products']
  /** Where links lead, and how to get help. */
  page?: Omit<PageData, 'products'>
  /** A way to pay beside checkout; without one, none is offered. */
  wallet?: WalletPort | null
  /** Whether a customer is signed in, by the page's global flag. */
  isLoggedIn?: boolean | (() => boolean)
  /** True on the billing page, whose cart is asked for with `t=1`. */
  isBilling?: boolean
}

/** A store: one cart, one shopper, one page. */
export interface Store {
  /** What is known; read it through hooks, change it through actions. */
  readonly state: State
  readonly events: Events
  /** The way to pay beside checkout, where the page has one. */
  readonly wallet: WalletPort | null
  /** Attaches a group of actions on first use: `store.use(cartActions).setQuantity(lineId, 3)`. */
  use<TActions>(group: ActionGroup<TActions>): TActions
  /**
   * Reads storage, listens to other tabs. Call it in the browser, before the first actions. Every
   * caller gets its own end; the store rests when the last one has ended.
   */
  start(): () => void
  /** Now by the injected clock, corrected by the server's. */
  now(): Date
}

/**
 * Makes a store. There is no singleton: the embed makes one per page, tests and servers their own.
 *
 * @example
 * const store = createStore({ api: createClient({ baseUrl: '/api' }), storage: localStorage })
 * store.start()
 * await store.use(cartActions).load()
 */
export function createStore(options: StoreOptions): Store {
  const {
    api,
    storage = null,
    clock = () => new Date(),
    persist = 'full',
    isLoggedIn = false,
  } = options
  const state = proxy(initialState({ products: options.products, ...options.page }, options.texts))
  const report = safeReporter(options.report)
  const events = createEvents((error) => report('listener-failed', factsOf(error)))
  const groups = new Map<unknown, unknown>()
  let users = 0
  let ends: (() => void)[] = []

  const context: StoreContext = {
    state,
    events,
    api,
    report,
    cart: createCartCore({
      api,
      state,
      report,
      isBilling: options.isBilling ?? false,
      onSessionOver: () => events.emit('session-expired', {}),
    }),
    isLoggedIn: () => (typeof isLoggedIn === 'function' ? isLoggedIn() : isLoggedIn),
    now: () => new Date(clock().getTime() + api.skewMs()),
    whilePending: createPending(state),
    use(group) {
      if (!groups.has(group)) groups.set(group, group(context))
      // What was stored under a group is what that group returned.
      return groups.get(group) as ReturnType<typeof group>
    },
  }
  startRules(context)

  return {
    state,
    events,
    wallet: options.wallet ?? null,
    use: context.use,
    now: context.now,
    start() {
      users += 1
      if (users === 1)
        ends = [startPersistence(context, storage, persist), startTabs(context, storage)]
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        users -= 1
        if (users === 0) for (const end of ends) end()
      }
    },
  }
}
