import { isFocusFree } from './isFocusFree'

const HEADING = '[data-gw-heading]'
const ANY_HEADING = `${HEADING}, [tabindex="-1"]`

/** How long after the end of a change the page may render it. */
const RENDERED_MS = 500

/**
 * Does what takes a part of the page away, and gives its focus, in the same moment, to the heading of
 * the first of `places` that is there, else of the app: never to `body` (screens §2.3). Where the part
 * is still there in the end, as after a failure, it keeps the focus; so does whoever has gone on.
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
    // A dialog takes to itself the focus of what goes in it.
    if (!isFocusFree() && !dialog?.matches(':focus')) return
    const place = places.find((one) => one?.isConnected && one.querySelector(ANY_HEADING))
    const heading = place?.querySelector<HTMLElement>(ANY_HEADING)
    ;(heading ?? root.querySelector<HTMLElement>(HEADING))?.focus()
  })
  watch.observe(document, { childList: true, subtree: true })
  await change()
  setTimeout(() => watch.disconnect(), RENDERED_MS)
}
