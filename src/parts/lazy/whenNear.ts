/** How far outside of the window something is near already. */
const NEAR = '400px'

const calls = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls as soon as the shopper gets near an element; returns how to call it off. One observer watches
 * for all: a long cart has hundreds to watch.
 */
export function whenNear(element: Element | null, call: () => void): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        calls.get(target)?.()
      }
    },
    { rootMargin: NEAR },
  )
  calls.set(element, call)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
