import { DialogHost } from '../src/parts/DialogHost'
import type { Store } from '../src/store/createStore'
import { mountWidget } from './mountWidget'

/**
 * Mounts the page's one dialog host, in a root of its own at the end of the page.
 *
 * A `modal-provider` root takes its place where a page has one, as soon as there is such an app.
 */
export function mountDialogHost(
  store: Store,
  theme: string | undefined,
  onError: (error: Error) => void,
): void {
  const element = document.createElement('div')
  // Out of the page's flow: what it shows is in the top layer, or for ears only.
  element.style.position = 'absolute'
  document.body.append(element)
  mountWidget(element, DialogHost, { store, theme, props: theme ? { theme } : {}, onError })
}
