import type { Store } from '../../store/core/createStore'

type Clock = Store['clock']

/** How much of it has to be in sight, and for how long, as those who count impressions have it. */
const SHARE = 0.5
const LOOKED_AT_MS = 1000

/** What is seen within this is told together. */
const TOGETHER_MS = 250

/** Watches elements until each was seen. */
export interface Sightings {
  /** Calls once when an element was in sight for a second; returns how to call it off. */
  watch(element: Element, onSeen: () => void): (() => void) | undefined
  end(): void
}

interface Watched {
  onSeen(): void
  /** Calls off what is under way while it is in sight. */
  callOff(): void
}

/** Watches elements by one observer; `onTold` comes once for those that are seen together. */
export function createSightings(clock: Clock, onTold: () => void): Sightings {
  const watched = new Map<Element, Watched>()
  let callOffTelling: (() => void) | null = null
  const tell = () => {
    callOffTelling?.()
    callOffTelling = null
    onTold()
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
  // What was seen is told before the page goes.
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
