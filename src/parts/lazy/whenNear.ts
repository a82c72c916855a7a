/** Distance outside the viewport that counts as near. */
const NEAR = '400px'

const calls = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls back once an element is near the viewport; returns a function to cancel. All share one observer,
 * because a long cart has hundreds of elements to watch.
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
