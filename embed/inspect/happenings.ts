import { apiBaseOf } from '../loader/readOption'
import type { Bridge } from '../page/bridge'

/** An entry of the panel's lists. */
export interface Happening {
  list: 'Events' | 'Requests' | 'Reports'
  text: string
}

/** Maximum length of an event's detail: the panel is for reading. */
const LONGEST = 300

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/**
 * Watches what happens on the page, including earlier requests: store events, requests to the shop and for our
 * files, reports, failed chunks, and policy violations. Call the returned function whenever a store may have
 * been created.
 */
export function watchPage(bridge: Bridge, tell: (happening: Happening) => void): () => void {
  watchRequests(bridge, (text) => tell({ list: 'Requests', text }))
  const report = (text: string) => tell({ list: 'Reports', text })
  addEventListener('giftwell:report', (event) => report(short((event as CustomEvent).detail)))
  addEventListener('giftwell:error', (event) => report(String((event as CustomEvent).detail)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`Content-Security-Policy blocked ${blockedURI} (${effectiveDirective}).`),
  )

  let isHeard = false
  return () => {
    const store = window.Giftwell?.store
    if (isHeard || !store) return
    isHeard = true
    store.events.onAny((name, detail) => tell({ list: 'Events', text: `${name} ${short(detail)}` }))
  }
}

function watchRequests(bridge: Bridge, tell: (text: string) => void): void {
  const base = `${apiBaseOf(bridge.options)}/`
  const files = new Set(
    Object.values(bridge.chunks).flatMap(([script, , style]) => [script, style]),
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isCall = entry.name.startsWith(base)
      if (!isCall && !files.has(entry.name)) continue
      const { pathname, search } = new URL(entry.name)
      const words = isCall ? pathname + search : pathname.split('/').at(-1)
      // Browsers that hide the status report 0.
      const status = entry.responseStatus ? `${entry.responseStatus}, ` : ''
      tell(`${words} (${status}${Math.round(entry.duration)} ms)`)
    }
  }).observe({ type: 'resource', buffered: true })
}
