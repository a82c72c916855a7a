import type { ServerHtml } from './serverHtml'

/** Marks of a widget that has nothing to show yet: it is waiting, or it has crashed. */
const WAITING = '[aria-busy="true"]'
const CRASHED = '[data-giftwell-crash]'

/** Delay until a waiting widget is shown, with its note that it is slow, in milliseconds (screens §2.1). */
const SLOW_MS = 8000

export interface Showing {
  /** Checks again; for a commit that changes no element, for example of a widget that shows nothing. */
  look(): void
  stop(): void
  /** Resolves when the first screen is shown, or never will be. */
  readonly ready: Promise<void>
}

/**
 * Calls `swap` once, as soon as a widget shows something better than the server's content: not while any part
 * of it is `aria-busy`, not after a crash, not if it renders nothing. Calls it in a microtask, so that no paint
 * happens in between. A widget that waits for too long is shown as it is, unless the server's content has a
 * form, which works meanwhile.
 */
export function whenShown(
  inner: Element,
  { isEmpty, hasForm }: ServerHtml,
  swap: () => Promise<void>,
): Showing {
  let resolve = () => {}
  const ready = new Promise<void>((done) => {
    resolve = done
  })
  let isShown = false
  let isSlow = false
  const slow = setTimeout(() => {
    isSlow = !hasForm
    look()
  }, SLOW_MS)
  const lookSoon = () => queueMicrotask(look)
  // In Preact, the boundary recovers from a failed commit in a separate microtask.
  const observer = new MutationObserver(lookSoon)
  observer.observe(inner, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  })

  function look(): void {
    const isWaiting = !isEmpty && !isSlow && inner.querySelector(WAITING)
    if (isWaiting || isShown) return
    if (!inner.firstElementChild || (!isEmpty && inner.querySelector(CRASHED))) {
      resolve()
      return
    }
    end()
    void swap().then(resolve)
  }

  function end(): void {
    isShown = true
    clearTimeout(slow)
    observer.disconnect()
  }

  return {
    look: lookSoon,
    stop() {
      end()
      // Waiting for all roots of a page includes this one.
      resolve()
    },
    ready,
  }
}
