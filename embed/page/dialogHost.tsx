import { DialogHost } from '../../src/parts/dialog/DialogHost'
import type { Store } from '../../src/store/core/createStore'
import { mountWidget } from './mountWidget'

/**
 * Mounts the page's one dialog host, in a root of its own at the end of the page.
 *
 * Returns whether it is still there, which a page ends that writes its body again. Its theme is that of
 * the page's `modal-provider` root where there is one.
 */
export function mountDialogHost(
  store: Store,
  theme: string | undefined,
  onError: (error: Error) => void,
): () => boolean {
  const element = document.createElement('div')
  // Out of the page's flow: what it shows is in the top layer, or for ears only.
  element.style.position = 'absolute'
  // A page that writes its own markup again copies it, without what it does.
  for (const copy of document.querySelectorAll('[data-giftwell-dialogs]')) copy.remove()
  element.dataset.giftwellDialogs = ''
  bodyOf(document).append(element)
  const asked = document.querySelector<HTMLElement>('[data-giftwell-app="modal-provider"]')?.dataset
    .giftwellTheme
  const own = asked ?? theme
  const props = own ? { theme: own } : {}
  const { unmount } = mountWidget(element, DialogHost, { store, theme: own, props, onError })
  return () => {
    if (!element.isConnected) unmount()
    return element.isConnected
  }
}

/** The body, asked of the getter itself, because an element named `body` would hide it. */
const bodyOf = (page: Document): HTMLElement => Reflect.get(Document.prototype, 'body', page)
