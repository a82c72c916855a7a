import type { Store } from '../../src/store/core/createStore'
import { dialogActions } from '../../src/store/dialog/dialogs'
import type { Bridge, Page } from './bridge'

/**
 * Opens the page's host for dialogs, toasts and live regions, once: when the first app is ready, so that it
 * does not slow it down. A new one is opened if the page removes it but keeps a root, as a router does with a
 * header; otherwise by the next app. The loader reports a failure, which only affects dialogs: callers learn
 * that none can be shown, and opening is retried; also once the connection is back.
 */
export function openDialogHost(bridge: Bridge, page: Page): void {
  const { store, theme } = page
  if (hosts.get(store)?.()) return
  const isAwaited = () => true
  hosts.set(store, isAwaited)
  const giveUp = () => {
    // Unless another attempt was made since.
    if (hosts.get(store) === isAwaited) hosts.delete(store)
  }
  const openAgain = () => {
    giveUp()
    openDialogHost(bridge, page)
  }
  import('./dialogHost').then(
    ({ mountDialogHost }) =>
      hosts.set(store, mountDialogHost(store, theme, bridge.tell, openAgain)),
    () => {
      store.use(dialogActions).cannotShow(openAgain)
      if (navigator.onLine === false) addEventListener('online', openAgain, { once: true })
      // Apps that mount at about the same time share one attempt.
      else setTimeout(giveUp, AGAIN_MS)
    },
  )
}

/** After this time, a later app retries a host that could not be loaded, in milliseconds. */
const AGAIN_MS = 5000

/** Whether a store's dialog host is in the page, or loading. */
const hosts = new WeakMap<Store, () => boolean>()
