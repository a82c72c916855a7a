import { proxy, ref } from 'valtio/vanilla'
import type { AccountPort } from '../../api/account/port'
import type { Client } from '../../api/client/client'
import type { Clock } from '../../api/client/clock'
import { type Format, type FormatOptions, usFormat } from '../../domain/format'
import type { PageData } from '../../domain/page/pageData'
import type { LoadProducts } from '../../domain/product/pcpData'
import type { SearchRecipes } from '../../domain/recipe/recipeLists'
import type { HostedFormPort } from '../checkout/hostedForm'
import type { WalletPort } from '../checkout/wallet'
import { openStorage, type StorageOption } from '../persistence/openStorage'
import { createPersistence } from '../persistence/persist'
import { startTabs } from '../persistence/tabs'
import { clockOf } from './clock'
import type { StoreContext, UsableActions } from './context'
import { createEvents, type Events } from './events'
import { createPending } from './pending'
import type { PersistMode } from './persistedValue'
import { factsOf, type Reporter, safeReporter } from './report'
import { createCartCore } from './server-cart/cartCore'
import { startCutoffDay } from './server-cart/cutoffDay'
import type { SlotDefinition } from './slot'
import { createSlots, type OpenSlot } from './slots'
import { startRules } from './startRules'
import { initialState, type State } from './state'

export interface StoreOptions {
  /** The API client. */
  api: Client
  /**
   * Where state persists: `local` or `session` for the browser's, which is nowhere on a server or if the browser
   * denies access; a `Storage`; or null, the default, to keep nothing.
   */
  storage?: StorageOption
  /** Where state that ends with the tab persists: `session`, a `Storage`, or null, the default, to keep nothing. */
  tabStorage?: StorageOption
  /**
   * A function that returns the time, or a full clock with timers; defaults to the device's. The client has its
   * own option.
   */
  clock?: Clock | (() => Date)
  /** Receives failures that the shopper does not see. */
  report?: Reporter
  /** How amounts, days and times are formatted: a locale, a currency, or functions; default en-US and USD. */
  format?: FormatOptions | null
  /** Texts that override the catalogue's, by key. */
  texts?: Readonly<Record<string, string>>
  /** `full` persists the cart; `minimal` ids, quantities, prices and first names; `none` nothing. */
  persist?: PersistMode
  /** Names and pictures of products that can be in the cart. */
  products?: PageData['products']
  /** Link targets, and how to get help. */
  page?: Omit<PageData, 'products'>
  /** A wallet to pay with instead of a card; without it, none is offered. */
  wallet?: WalletPort | null
  /** The payment provider's card form; without it, no new cards can be entered. */
  hostedForm?: HostedFormPort | null
  /** Searches for recipes; without it, the search is a plain form. */
  searchRecipes?: SearchRecipes | null
  /** Loads more products of a list; without it, the list ends with what the page delivered. */
  loadProducts?: LoadProducts | null
  /** The host's own handlers for account-area calls; without it, the API answers all of them. */
  accountPort?: AccountPort | null
  /** Whether a customer is signed in, according to the page's flag. */
  isLoggedIn?: boolean | (() => boolean)
  /** Pattern of gift card numbers, which appear in no URL except that of removing a card; default 12 or more digits. */
  giftCardPattern?: RegExp
  /**
   * The raw answer of `GET /checkout/cart`, from the server that renders the page: shown immediately, also when
   * rendering on a server, until a read confirms it. Anything else is reported.
   */
  cart?: unknown
  /** Whether the server recognizes a repeated order by its `Idempotency-Key`; default false. */
  idempotency?: boolean
  /** True on the billing page, which requests the cart with `t=1`. */
  isBilling?: boolean
}

/** What payment needs besides a cart; absent options stay as they were. */
export interface PaymentSetup {
  hostedForm?: HostedFormPort | null
  idempotency?: boolean
  /** The page to open after an order is placed. */
  confirmation?: string | null
}

/** A store: one cart, one shopper, one page. */
export interface Store {
  /** The shared state; read it through hooks, change it through actions. */
  readonly state: State
  readonly events: Events
  /** The store's clock and timers. */
  readonly clock: Clock
  /** How amounts, days and times are formatted. */
  readonly format: Format
  /** The page's wallet, if it has one. */
  readonly wallet: WalletPort | null
  /** The payment provider's card form, if the page has one. */
  readonly hostedForm: HostedFormPort | null
  /** Searches for recipes, if the page can. */
  readonly searchRecipes: SearchRecipes | null
  /** Loads more products of a list, if the page can. */
  readonly loadProducts: LoadProducts | null
  /** Adds the payment options to an existing store, before the first payment widget renders. */
  preparePayment(payment: PaymentSetup): void
  /** Attaches a group of actions on first use: `store.use(cartActions).setQuantity(lineId, 3)`. */
  use<TActions>(group: UsableActions<TActions>): TActions
  /** The slot of a feature: `store.slot(promoActions).outcome`. */
  slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot
  /** The store's initial state: what a server renders, and a page before it has read anything. */
  readonly first: Pick<Store, 'state' | 'slot'>
  /** The slots in use so far. */
  readonly openSlots: () => readonly OpenSlot[]
  /**
   * Reads storage and listens to other tabs. Call it in the browser, before the first actions. Each call
   * returns its own stop function; the store stops with the last one.
   */
  start(): () => void
  /** Current time by the injected clock, corrected by the server's. */
  now(): Date
  /** Calls back when the server's clock has corrected the time; returns a function that stops listening. */
  onClockCorrected(listener: () => void): () => void
  /** Sends again each read that has waited for 5 s or more, if it has attempts left. */
  retrySlowReads(): void
}

/**
 * Creates a store. There is no singleton: the embed creates one per page; tests and servers create their own.
 *
 * This version, for the embed, takes a complete `format`; the one in `giftwell` builds it from a locale and a
 * currency.
 *
 * @example
 * const store = createStore({ api: createClient({ baseUrl: '/api' }), storage: 'local' })
 * store.start()
 * await store.use(cartActions).load()
 */
export function createStore(options: StoreOptions): Store {
  const { api, persist = 'full', isLoggedIn = false } = options
  const storage = openStorage(options.storage)
  const tabStorage = openStorage(options.tabStorage)
  const clock = clockOf(options.clock)
  const now = () => new Date(clock.now().getTime() + api.skewMs())
  const state = proxy(initialState({ products: options.products, ...options.page }, options.texts))
  const slots = createSlots(state)
  const report = safeReporter(options.report)
  const events = createEvents((error) => report('listener-failed', factsOf(error)))
  const groups = new Map<unknown, unknown>()
  let persistNow = () => {}
  let sendsAttemptKey = options.idempotency === true

  const context: StoreContext = {
    state,
    events,
    api,
    report,
    clock,
    storage,
    sendsAttemptKey: () => sendsAttemptKey,
    cart: createCartCore({
      api,
      state,
      report,
      isBilling: options.isBilling ?? false,
      now,
      given: options.cart,
      onSessionOver: () => events.emit('session-expired', {}),
    }),
    giftCardPattern: options.giftCardPattern,
    accountPort: options.accountPort,
    isLoggedIn: () => (typeof isLoggedIn === 'function' ? isLoggedIn() : isLoggedIn),
    now,
    slot: slots.slot,
    clearCart() {
      context.cart.clear()
      slots.clear()
    },
    persistNow: () => persistNow(),
    whilePending: createPending(state),
    use(group) {
      const actions = typeof group === 'function' ? group : group.actions
      if (typeof group !== 'function') slots.slot(group)
      if (!groups.has(actions)) groups.set(actions, actions(context))
      // A group's entry always holds what that group returned.
      return groups.get(actions) as ReturnType<typeof actions>
    },
  }
  startRules(context)
  let hostedForm = options.hostedForm ?? null
  const first = { ...state, cartFacts: { ...state.cartFacts }, pending: {}, slots: {} }

  return {
    state,
    events,
    clock,
    format: { ...usFormat, ...options.format },
    wallet: options.wallet ?? null,
    searchRecipes: options.searchRecipes ?? null,
    loadProducts: options.loadProducts ?? null,
    get hostedForm() {
      return hostedForm
    },
    preparePayment({ idempotency, confirmation, ...given }) {
      hostedForm = given.hostedForm ?? hostedForm
      sendsAttemptKey ||= idempotency === true
      if (confirmation)
        state.page = ref({ ...state.page, links: { ...state.page.links, confirmation } })
    },
    use: context.use,
    slot: slots.slot,
    first: { state: first, slot: createSlots(first).slot },
    openSlots: slots.open,
    now,
    onClockCorrected: api.onSkewChange,
    retrySlowReads: api.retrySlowReads,
    start: shared(() => {
      const persistence = createPersistence(context, slots, { storage, tabStorage, mode: persist })
      const endTabs = startTabs(context, storage, persistence.shared)
      const endCutoffDay = startCutoffDay(context)
      persistNow = persistence.writeNow
      return () => {
        persistence.end()
        endTabs()
        endCutoffDay()
      }
    }),
  }
}

/** Starts something for its first user, and ends it with the last. */
function shared(start: () => () => void): () => () => void {
  let users = 0
  let end = () => {}
  return () => {
    users += 1
    if (users === 1) end = start()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      users -= 1
      if (users === 0) end()
    }
  }
}
