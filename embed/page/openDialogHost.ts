import type { Store } from '../../src/store/core/createStore'
import { dialogActions } from '../../src/store/dialog/dialogs'
import type { Bridge, Page } from './bridge'

/**
 * Opens the page's place for dialogs, toasts and live regions, once: when the first app is ready, so
 * that it takes nothing from it. Each later app makes a new one where the page has
 * thrown it out. A failure was told by the loader, and costs the dialogs only: whoever asks for one learns
 * that none can be shown, and it is tried again; so it is when a connection is back.
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
    ({ mountDialogHost }) => hosts.set(store, mountDialogHost(store, theme, bridge.tell)),
    () => {
      store.use(dialogActions).cannotShow(openAgain)
      if (navigator.onLine === false) addEventListener('online', openAgain, { once: true })
      // Apps that come at about the same time are one attempt.
      else setTimeout(giveUp, AGAIN_MS)
    },
  )
}

/** An app that comes later than this tries again where the host could not be loaded, in milliseconds. */
const AGAIN_MS = 5000

/** Whether the dialog host of a store is in the page, or on its way. */
const hosts = new WeakMap<Store, () => boolean>()
