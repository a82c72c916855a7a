import { setNonce } from 'get-nonce'
import { createClient } from '../src/api/client'
import { createLog } from '../src/api/log'
import { createStore, type Store } from '../src/store/createStore'
import { pageActions } from '../src/store/page'
import type { Reporter } from '../src/store/report'
import type { Bridge, Page } from './bridge'
import { earlyFetch } from './earlyFetch'
import { setFeatureLoader } from './feature'
import { keepStyles } from './keepStyles'
import { type EmbedOptions, mayReport, openStorage, parseOptions } from './options'
import { apiBaseOf, isBilling, isSignedIn } from './readOption'
import { takeSharedData } from './sharedData'

/**
 * The page's one store, made for the first app and shared by all. What the page tells all apps is
 * read again for each of them, as a root that comes later may bring a block of its own.
 */
export function openPage(bridge: Bridge): Page {
  keepStyles()
  bridge.page ??= createPage(bridge)
  const { store, report } = bridge.page
  for (const data of takeSharedData(report)) store.use(pageActions).addPageData(data)
  return bridge.page
}

function createPage(bridge: Bridge): Page {
  const { reads, nonce, load } = bridge
  const options = parseOptions(bridge.options)
  // As it is now: a page may wrap it later, and change what passes.
  const send = fetch.bind(window)
  const report = createReporter(options, send)
  const store = createStore({
    api: createClient({
      baseUrl: apiBaseOf(bridge.options),
      fetch: earlyFetch(reads, send),
      csrf: options.csrf,
    }),
    storage: openStorage(options.storage),
    persist: options.persist,
    texts: options.texts,
    page: { help: { phone: options.helpPhone } },
    isLoggedIn: () => isSignedIn(bridge.options),
    isBilling: isBilling(),
    report,
  })
  // For the scroll lock of dialogs, which writes a style of its own.
  if (nonce) setNonce(nonce)
  setFeatureLoader(load)
  store.events.onAny((name, detail) => mirror(name, detail))
  store.start()
  if (window.Giftwell) window.Giftwell.store = store
  return {
    store,
    report,
    theme: options.theme,
    isBusy: () => Object.keys(store.state.pending).length > 0,
  }
}

/**
 * Opens the page's place for dialogs, toasts and live regions, once: when the first app is ready, so
 * that it takes nothing from it. Each later app makes a new one where the page has
 * thrown it out. A failure was told by the loader, and costs the dialogs only.
 */
export function openDialogHost(bridge: Bridge, { store, theme }: Page): void {
  if (hosts.get(store)?.()) return
  hosts.set(store, () => true)
  import('./dialogHost').then(
    ({ mountDialogHost }) => hosts.set(store, mountDialogHost(store, theme, bridge.tell)),
    () => hosts.delete(store),
  )
}

/** Whether the dialog host of a store is in the page, or on its way. */
const hosts = new WeakMap<Store, () => boolean>()

/** Silent failures: an event for the page, and a message where the page has a log. */
function createReporter(options: EmbedOptions, send: typeof fetch): Reporter {
  const log = createLog(options.logUrl, { fetch: send })
  return (code, facts) => {
    mirror('report', { code, ...facts })
    if (mayReport(options)) void log.post([code, ...Object.values(facts)].join(' '))
  }
}

/** Tells whoever listens on the window; a listener that throws is the window's affair. */
function mirror(name: string, detail: unknown): void {
  dispatchEvent(new CustomEvent(`giftwell:${name}`, { detail }))
}
