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
import { createPersistence } from '../persistence/persist'
import { startTabs } from '../persistence/tabs'
import { clockOf } from './clock'
import type { StoreContext, UsableActions } from './context'
import { createEvents, type Events } from './events'
import { createPending } from './pending'
import type { PersistMode } from './persistedValue'
import { factsOf, type Reporter, safeReporter } from './report'
import { createCartCore } from './server-cart/cartCore'
import type { SlotDefinition } from './slot'
import { createSlots, type Slots } from './slots'
import { startRules } from './startRules'
import { initialState, type State } from './state'

export interface StoreOptions {
  /** The client that knows the server. */
  api: Client
  /** Where state persists: `localStorage`, `sessionStorage`, or null for nowhere. */
  storage?: Storage | null
  /** Where is kept what ends with the tab: `sessionStorage`, or null for nowhere. */
  tabStorage?: Storage | null
  /** Now, or a whole clock with timers; the device's unless given. The client has its own option. */
  clock?: Clock | (() => Date)
  /** Where failures go that are silent for the shopper. */
  report?: Reporter
  /** How amounts, days and times are written: a locale, a currency, or functions; en-US and USD by default. */
  format?: FormatOptions | null
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
  /** The card form of a payment provider; without one, no new card is taken. */
  hostedForm?: HostedFormPort | null
  /** How the page finds recipes; without it, a search is a plain form. */
  searchRecipes?: SearchRecipes | null
  /** How the page reads more of a list of products; without it, what it has delivered is all. */
  loadProducts?: LoadProducts | null
  /** What the host answers itself of the account area's calls; without it, the API answers all. */
  accountPort?: AccountPort | null
  /** Whether a customer is signed in, by the page's global flag. */
  isLoggedIn?: boolean | (() => boolean)
  /** What the number of a gift card looks like, which stands in no address; 12 or more digits by default. */
  giftCardPattern?: RegExp
  /**
   * The plain answer of `GET /checkout/cart`, as the server that draws the page has it: shown at once,
   * on a server too, until a read of its own confirms it. What is no such answer is reported.
   */
  cart?: unknown
  /** Whether the server knows an order that comes twice by its `Idempotency-Key`; false by default. */
  idempotency?: boolean
  /** True on the billing page, whose cart is asked for with `t=1`. */
  isBilling?: boolean
}

/** What paying needs beside a cart; what is absent stays as it was. */
export interface PaymentSetup {
  hostedForm?: HostedFormPort | null
  idempotency?: boolean
  /** Where a placed order leads. */
  confirmation?: string | null
}

/** A store: one cart, one shopper, one page. */
export interface Store {
  /** What every noun shares; read it through hooks, change it through actions. */
  readonly state: State
  readonly events: Events
  /** Now and timers, as the store was given them. */
  readonly clock: Clock
  /** How amounts, days and times are written. */
  readonly format: Format
  /** The way to pay beside checkout, where the page has one. */
  readonly wallet: WalletPort | null
  /** The card form of the payment provider, where the page has one. */
  readonly hostedForm: HostedFormPort | null
  /** How the page finds recipes, where it can. */
  readonly searchRecipes: SearchRecipes | null
  /** How the page reads more of a list of products, where it can. */
  readonly loadProducts: LoadProducts | null
  /** Gives a store that is there already what paying needs, before the first widget that pays is drawn. */
  preparePayment(payment: PaymentSetup): void
  /** Attaches a group of actions on first use: `store.use(cartActions).setQuantity(lineId, 3)`. */
  use<TActions>(group: UsableActions<TActions>): TActions
  /** The part of the state that a feature brings: `store.slot(promoActions).outcome`. */
  slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot
  /** What a server draws, and a page before anything was read: what the store was made of. */
  readonly first: Pick<Store, 'state' | 'slot'>
  /** The parts that are there so far. */
  readonly openSlots: Slots['open']
  /**
   * Reads storage, listens to other tabs. Call it in the browser, before the first actions. Every
   * caller gets its own end; the store rests when the last one has ended.
   */
  start(): () => void
  /** Now by the injected clock, corrected by the server's. */
  now(): Date
  /** Calls back when the server's clock has corrected it; returns how to end it. */
  onClockCorrected(listener: () => void): () => void
}

/**
 * Makes a store. There is no singleton: the embed makes one per page, tests and servers their own.
 *
 * This one, for the embed, takes a whole `format`; that of `giftwell` makes it of a locale and a currency.
 *
 * @example
 * const store = createStore({ api: createClient({ baseUrl: '/api' }), storage: localStorage })
 * store.start()
 * await store.use(cartActions).load()
 */
export function createStore(options: StoreOptions): Store {
  const { api, storage = null, tabStorage = null, persist = 'full', isLoggedIn = false } = options
  const clock = clockOf(options.clock)
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
      given: options.cart,
      onSessionOver: () => events.emit('session-expired', {}),
    }),
    giftCardPattern: options.giftCardPattern,
    accountPort: options.accountPort,
    isLoggedIn: () => (typeof isLoggedIn === 'function' ? isLoggedIn() : isLoggedIn),
    now: () => new Date(clock.now().getTime() + api.skewMs()),
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
      // What was stored under a group is what that group returned.
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
    now: context.now,
    onClockCorrected: api.onSkewChange,
    start: shared(() => {
      const persistence = createPersistence(context, slots, { storage, tabStorage, mode: persist })
      const endTabs = startTabs(context, storage, persistence.readShared)
      persistNow = persistence.writeNow
      return () => {
        persistence.end()
        endTabs()
      }
    }),
  }
}

/** Starts something for the first of its users, and ends it with the last. */
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
