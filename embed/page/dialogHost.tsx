import { DialogHost } from '../../src/parts/dialog/DialogHost'
import type { Store } from '../../src/store/core/createStore'
import { mountWidget } from './mountWidget'

/**
 * Mounts the page's only dialog host, in its own root at the end of the page.
 *
 * Returns a function that checks whether it still exists; a page that rewrites its body removes it. Calls
 * `openAgain` then if a root is left. Uses the theme of the page's `modal-provider` root if there is one.
 */
export function mountDialogHost(
  store: Store,
  theme: string | undefined,
  onError: (error: Error) => void,
  openAgain: () => void,
): () => boolean {
  const element = document.createElement('div')
  // Outside the page's flow: its content is in the top layer, or only for screen readers.
  element.style.position = 'absolute'
  // A page that rewrites its own markup creates inert copies.
  for (const copy of document.querySelectorAll('[data-giftwell-dialogs]')) copy.remove()
  element.dataset.giftwellDialogs = ''
  bodyOf(document).append(element)
  const asked = document.querySelector<HTMLElement>('[data-giftwell-app="modal-provider"]')?.dataset
    .giftwellTheme
  const own = asked ?? theme
  const props = own ? { theme: own } : {}
  const { unmount } = mountWidget(element, DialogHost, { store, theme: own, props, onError })
  const observer = new MutationObserver(() => {
    if (exists()) return
    setTimeout(() => {
      if (document.querySelector('.gw-root')) openAgain()
    }, REMOVED_MS)
  })
  // A page can also replace its body.
  for (const parent of [document.documentElement, bodyOf(document)])
    observer.observe(parent, { childList: true })

  function exists(): boolean {
    if (element.isConnected) return true
    observer.disconnect()
    // An open dialog would keep the page locked, and the next host would wait for this one.
    unmount()
    return false
  }
  return exists
}

/** Delay before a removed host is replaced, so that a page that always removes it is not kept busy, in milliseconds. */
const REMOVED_MS = 100

/** The body, from the getter itself, because an element named `body` would hide it. */
const bodyOf = (page: Document): HTMLElement => Reflect.get(Document.prototype, 'body', page)
