/** What a widget shows while it has nothing to show: it waits, or it has crashed. */
const WAITING = '[aria-busy="true"]'
const CRASHED = '[data-giftwell-crash]'

export interface Showing {
  /** Looks again; for a commit that changes no element, as of a widget that shows nothing. */
  look(): void
  stop(): void
  /** Resolves when the first screen is there, or will not be. */
  readonly ready: Promise<void>
}

/**
 * Calls `swap` once, as soon as a widget shows something better than what the server has sent: not
 * while any part of it is `aria-busy`, not when it crashed, not when it renders nothing. It is
 * called in a microtask, so that the page is painted either before it or after it.
 */
export function whenShown(inner: Element, isEmpty: boolean, swap: () => Promise<void>): Showing {
  let resolve = () => {}
  const ready = new Promise<void>((done) => {
    resolve = done
  })
  let isShown = false
  const lookSoon = () => queueMicrotask(look)
  // A commit that fails is mended by the boundary in a microtask of its own, in Preact.
  const observer = new MutationObserver(lookSoon)
  observer.observe(inner, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  })

  function look(): void {
    const isWaiting = !isEmpty && inner.querySelector(WAITING)
    if (isWaiting || isShown) return
    if (!inner.firstElementChild || (!isEmpty && inner.querySelector(CRASHED))) {
      resolve()
      return
    }
    isShown = true
    observer.disconnect()
    void swap().then(resolve)
  }

  return {
    look: lookSoon,
    stop() {
      isShown = true
      observer.disconnect()
      // Whoever waits for all roots of a page waits for this one too.
      resolve()
    },
    ready,
  }
}
