/** Marks of a widget that has nothing to show yet: it is waiting, or it has crashed. */
const WAITING = '[aria-busy="true"]'
const CRASHED = '[data-giftwell-crash]'

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
 * happens in between.
 */
export function whenShown(inner: Element, isEmpty: boolean, swap: () => Promise<void>): Showing {
  let resolve = () => {}
  const ready = new Promise<void>((done) => {
    resolve = done
  })
  let isShown = false
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
      // Waiting for all roots of a page includes this one.
      resolve()
    },
    ready,
  }
}
