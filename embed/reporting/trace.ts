import type { Event } from '@sentry/browser'
import { TRACE_SAMPLE_RATE } from '../../src/domain/constants'
import type { Bridge, Page } from '../page/bridge'

/**
 * Reports how long the embed took to load, for one page in ten: a span for each chunk and each early read,
 * built from the browser's own measurements. Chunks are identified by number, reads by their path, which has no
 * parameters; nothing else about the page is included.
 */
export function startTrace(bridge: Bridge, page: Page, send: (event: Event) => void): void {
  if (Math.random() >= TRACE_SAMPLE_RATE) return
  const trace_id = id(16)
  const root = id(8)
  const at = (ms: number) => (performance.timeOrigin + ms) / 1000
  const spans = measured(bridge).map(({ name, op, entry }) => ({
    trace_id,
    span_id: id(8),
    parent_span_id: root,
    op,
    description: name,
    start_timestamp: at(entry.startTime),
    timestamp: at(entry.responseEnd),
    status: 'ok',
    data: {},
  }))
  const first = spans.reduce((min, { start_timestamp }) => Math.min(min, start_timestamp), Infinity)
  const last = spans.reduce((max, { timestamp }) => Math.max(max, timestamp), 0)
  if (spans.length === 0) return
  const apps = [...page.apps].sort().join(' ')
  send({
    type: 'transaction',
    transaction: 'giftwell.load',
    start_timestamp: first,
    timestamp: last,
    tags: { apps },
    contexts: { trace: { trace_id, span_id: root, op: 'giftwell.load' } },
    spans,
  })
}

function measured({ chunks, reads }: Bridge) {
  const numbers = new Map(Object.entries(chunks).map(([number, [script]]) => [script, number]))
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.flatMap((entry) => {
    const number = numbers.get(entry.name)
    if (number) return [{ name: `chunk ${number}`, op: 'resource.script', entry }]
    if (!reads.has(entry.name)) return []
    return [{ name: `GET ${new URL(entry.name).pathname}`, op: 'http.client', entry }]
  })
}

/** Random bytes in hexadecimal. */
const id = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
