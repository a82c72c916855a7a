import type { Store } from '../../store/core/createStore'

type Clock = Store['clock']

/** How much of an element must be visible, and for how long: the industry's definition of an impression. */
const SHARE = 0.5
const LOOKED_AT_MS = 1000

/** Sightings within this time are reported together. */
const TOGETHER_MS = 250

/** Watches elements until each has been seen. */
export interface Sightings {
  /** Calls `onSeen` once, after an element has been in view for a second; returns a cancel function. */
  watch(element: Element, onSeen: () => void): (() => void) | undefined
  end(): void
}

interface Watched {
  onSeen(): void
  /** Cancels the timer that runs while the element is in view. */
  callOff(): void
}

/** Watches elements with one observer; calls `onSeen` once for elements seen at about the same time. */
export function createSightings(clock: Clock, onSeen: () => void): Sightings {
  const watched = new Map<Element, Watched>()
  let callOffTelling: (() => void) | null = null
  const tell = () => {
    callOffTelling?.()
    callOffTelling = null
    onSeen()
  }
  const seen = (element: Element) => {
    watched.get(element)?.onSeen()
    observer?.unobserve(element)
    watched.delete(element)
    callOffTelling ??= clock.after(TOGETHER_MS, tell)
  }
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries) {
              const one = watched.get(target)
              one?.callOff()
              if (one && isIntersecting) one.callOff = clock.after(LOOKED_AT_MS, () => seen(target))
            }
          },
          { threshold: SHARE },
        )
  // Report what was seen before the page unloads.
  if (observer) addEventListener('pagehide', tell)

  return {
    watch(element, onSeen) {
      if (!observer) return undefined
      watched.set(element, { onSeen, callOff: () => {} })
      observer.observe(element)
      return () => {
        watched.get(element)?.callOff()
        watched.delete(element)
        observer.unobserve(element)
      }
    },
    end() {
      removeEventListener('pagehide', tell)
      observer?.disconnect()
      for (const { callOff } of watched.values()) callOff()
      watched.clear()
      tell()
    },
  }
}
