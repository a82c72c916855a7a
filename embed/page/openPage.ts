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
import { setFeatureLoader } from './feature'
import { keepStyles } from './keepStyles'
import { openDialogHost } from './openDialogHost'
import { openStorage, parseOptions } from './options'
import { payPal } from './payPal'
import { createRelay } from './relay'
import { whenIdle } from './whenIdle'
import { withConsent } from './withConsent'

// Where all objects of a page have a `get` of their own, no store holds anything: this throws there, the
// chunk counts as one that did not load, and the page keeps what it has.
Object.defineProperty({}, '', { value: 0 })

/**
 * The page's one store, made for the first app and shared by all. What the page tells all apps is
 * read again for each of them, as a root that comes later may bring a block of its own.
 */
export function openPage(bridge: Bridge, format?: Format | null): Page {
  keepStyles()
  if (!bridge.page) {
    const page = createPage(bridge, format)
    bridge.page = page
    // What goes wrong is told even where no app is ever ready.
    setTimeout(() => startRest(bridge, page), 10_000)
  }
  const { store, report } = bridge.page
  for (const data of takeSharedData(report)) store.use(pageActions).addPageData(data)
  return bridge.page
}

function createPage(bridge: Bridge, format?: Format | null): Page {
  const { reads, nonce, load } = bridge
  const options = parseOptions(bridge.options)
  // As it is now: a page may wrap it later, and change what passes.
  const send = fetch.bind(window)
  const reports = createRelay<Parameters<Report>>()
  // An event for the page; the rest is for chunks that come later.
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
    storage: openStorage(options.storage),
    tabStorage: openStorage('session'),
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
  // For the scroll lock of dialogs, which writes a style of its own.
  if (nonce) setNonce(nonce)
  setFeatureLoader(load)
  store.events.onAny((name, detail) => mirror(name, detail))
  store.start()
  if (window.Giftwell) window.Giftwell.store = store
  addEventListener('giftwell:error', (event) => {
    const error = (event as CustomEvent<Partial<ChunkLoadError> | null>).detail
    if (error?.name !== 'ChunkLoadError') return
    const { kind = '', number } = error
    report('chunk-load-failed', { kind, detail: `${number}` }, error)
  })
  return {
    store,
    send,
    options,
    apps: new Set(),
    report,
    reports,
    theme: options.theme,
    isBusy: () => Object.keys(store.state.pending).length > 0,
  }
}

/** How long a cart that is on its way goes before the place for dialogs: what takes longer is said there. */
const CART_FIRST_MS = 800

/**
 * Once the first app is ready and the cart painted, so that it takes nothing from them: the page's
 * place for dialogs, toasts and live regions, and when the browser is idle, what can wait.
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
    setTimeout(() => begin(), CART_FIRST_MS)
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

/** Tells whoever listens on the window; a listener that throws is the window's affair. */
function mirror(name: string, detail: unknown): void {
  dispatchEvent(new CustomEvent(`giftwell:${name}`, { detail }))
}
