import { setNonce } from 'get-nonce'
import { createClient } from '../../src/api/client/client'
import type { Format } from '../../src/domain/format'
import { afterPaint } from '../../src/parts/lazy/afterPaint'
import { createStore } from '../../src/store/core/createStore'
import { pageActions } from '../../src/store/page/page'
import type { ChunkLoadError } from '../loader/chunkLoadError'
import { apiBaseOf, isBilling, isSignedIn } from '../loader/readOption'
import type { Bridge, Page, Report } from './bridge'
import { cartInPage, takeSharedData } from './data/sharedData'
import { earlyAnswers } from './earlyAnswers'
import { keepStyles } from './keepStyles'
import { openDialogHost } from './openDialogHost'
import { parseOptions } from './options'
import { payPal } from './payPal'
import { createRelay } from './relay'
import { whenIdle } from './whenIdle'
import { withConsent } from './withConsent'

// If a page gives all objects a `get`, no store can work: this throws then, the chunk counts as not loaded, and
// the page keeps what it has.
Object.defineProperty({}, '', { value: 0 })

/**
 * The page's only store, created for the first app and shared by all. Shared page data is read again for each
 * app, because a later root can bring its own block.
 */
export function openPage(bridge: Bridge, format?: Format | null): Page {
  keepStyles()
  if (!bridge.page) {
    const page = createPage(bridge, format)
    bridge.page = page
    // Report problems even if no app ever becomes ready.
    setTimeout(() => startRest(bridge, page), 10_000)
  }
  const { store, report } = bridge.page
  for (const data of takeSharedData(report)) store.use(pageActions).addPageData(data)
  return bridge.page
}

function createPage(bridge: Bridge, format?: Format | null): Page {
  const { reads, nonce } = bridge
  const options = parseOptions(bridge.options)
  // The original: a page may wrap it later, and change requests.
  const send = fetch.bind(window)
  const reports = createRelay<Parameters<Report>>()
  // An event for the page; the relay is for chunks that load later.
  const report: Report = (code, facts, error) => {
    mirror('report', { code, ...facts })
    reports.push([code, facts, error])
  }
  const store = createStore({
    api: createClient({
      baseUrl: apiBaseOf(bridge.options),
      fetch: withConsent(options, send),
      earlyAnswer: earlyAnswers(reads),
      csrf: options.csrf,
    }),
    storage: options.storage,
    tabStorage: 'session',
    persist: options.persist,
    texts: options.texts,
    format,
    page: { help: { phone: options.helpPhone } },
    isLoggedIn: () => isSignedIn(bridge.options),
    isBilling: isBilling(),
    cart: cartInPage(),
    giftCardPattern: options.giftCardPattern,
    searchRecipes: options.searchRecipes,
    loadProducts: options.loadProducts,
    accountPort: options.accountPort,
    wallet: payPal(bridge, options.paypalClientId),
    report,
  })
  // For the scroll lock of dialogs, which inserts a style element.
  if (nonce) setNonce(nonce)
  store.events.onAny((name, detail) => mirror(name, detail))
  store.start()
  if (window.Giftwell) window.Giftwell.store = store
  addEventListener('giftwell:error', (event) => {
    const error = (event as CustomEvent<Partial<ChunkLoadError> | null>).detail
    if (error?.name !== 'ChunkLoadError') return
    const { kind = '', number } = error
    report('chunk-load-failed', { kind, detail: `${number}` }, error)
  })
  const page: Page = {
    store,
    send,
    options,
    apps: new Set(),
    report,
    reports,
    firstCart: null,
    onApp: null,
    theme: options.theme,
    isBusy: () => Object.keys(store.state.pending).length > 0,
  }
  if (options.dataLayer) {
    const end = store.events.on('cart-changed', () => {
      end()
      // Without changes that are not confirmed yet.
      page.firstCart = store.use(({ cart }) => cart).serverCart()
    })
    store.events.on('signed-out', () => {
      page.firstCart = null
    })
  }
  return page
}

/** How long to load the cart first, in milliseconds; a slower cart is announced in the dialog host. */
const CART_FIRST_MS = 800

/**
 * Opens the dialog host once the first app is ready and the cart is painted, so that it does not slow them
 * down; and runs idle work when the browser is idle.
 */
export function openRest(bridge: Bridge, page: Page): void {
  const { events, state } = page.store
  let begin = () => {
    begin = () => {}
    openDialogHost(bridge, page)
    startRest(bridge, page)
  }
  if (state.cart || bridge.reads.size === 0) begin()
  else {
    const end = events.on('cart-changed', () => {
      end()
      afterPaint(() => begin())
    })
    setTimeout(() => {
      end()
      begin()
    }, CART_FIRST_MS)
  }
}

function startRest(bridge: Bridge, page: Page): void {
  if (started.has(page)) return
  started.add(page)
  whenIdle(() =>
    import('../idle').then(
      ({ startIdleWork }) => startIdleWork(bridge, page),
      () => {},
    ),
  )
}

const started = new WeakSet<Page>()

/** Dispatches an event on the window; the window handles listeners that throw. */
function mirror(name: string, detail: unknown): void {
  dispatchEvent(new CustomEvent(`giftwell:${name}`, { detail }))
}
