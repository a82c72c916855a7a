/** Delay before mounting again, so that a page that always restores its own content is not kept busy, in milliseconds. */
const DELAY_MS = 100

/**
 * Calls `mountAgain` when the page rewrites the content of a root, for example by `innerHTML`, and so removes the
 * widget. Returns a function that ends this.
 */
export function onRewritten(element: Element, mountAgain: () => void): () => void {
  // A widget's own element is last. A copy of it, by `innerHTML +=`, does nothing.
  let own = element.lastElementChild
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    // A page may move the widget elsewhere, such as into a lightbox, where it goes on.
    timer = setTimeout(() => {
      if (own?.isConnected) return
      mountAgain()
      own = element.lastElementChild
    }, DELAY_MS)
  })
  observer.observe(element, { childList: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
