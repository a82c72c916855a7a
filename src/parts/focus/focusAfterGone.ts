import { isFocusFree } from './isFocusFree'

const HEADING = '[data-gw-heading]'
const ANY_HEADING = `${HEADING}, [tabindex="-1"]`

/** How long the page can take to render a finished change, in milliseconds. */
const RENDERED_MS = 500

/**
 * Runs a change that removes a part of the page. When the part disappears, moves its focus to the heading
 * of the first of `places` that is present, else of the app: never to `body` (screens §2.3). Focus stays if
 * the part remains, as after a failure, or if the shopper has moved on.
 */
export async function focusAfterGone(
  part: Element,
  change: () => Promise<unknown>,
  places: readonly (Element | null | undefined)[] = [
    part.closest('[data-gw-line], section, .gw-dialog'),
  ],
): Promise<void> {
  const root = part.closest('.gw-root') ?? document.body
  const dialog = part.closest('.gw-dialog')
  const watch = new MutationObserver(() => {
    if (part.isConnected) return
    watch.disconnect()
    // A dialog receives focus itself when the focused element in it is removed.
    if (!isFocusFree() && !dialog?.matches(':focus')) return
    const place = places.find((one) => one?.isConnected && one.querySelector(ANY_HEADING))
    const heading = place?.querySelector<HTMLElement>(ANY_HEADING)
    ;(heading ?? root.querySelector<HTMLElement>(HEADING))?.focus()
  })
  watch.observe(document, { childList: true, subtree: true })
  await change()
  setTimeout(() => watch.disconnect(), RENDERED_MS)
}
