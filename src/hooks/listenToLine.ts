import { lineKey } from '../store/pending'
import type { State } from '../store/state'
import { cartIndex } from './cartIndex'
import { listenTo } from './listenTo'

interface Channel {
  lines: Map<number, { key: string; listeners: Set<() => void> }>
  end(): void
}

const channels = new WeakMap<State, Channel>()

/**
 * Calls a listener after each change that concerns a line, until the returned function is called.
 * A change of a long cart concerns a line or two: only theirs are called, and not thousands.
 */
export function listenToLine(state: State, lineId: number, listener: () => void): () => void {
  const channel = channels.get(state) ?? open(state)
  const { lines } = channel
  const mine = lines.get(lineId) ?? { key: lineKey(lineId), listeners: new Set() }
  lines.set(lineId, mine)
  mine.listeners.add(listener)
  return () => {
    mine.listeners.delete(listener)
    if (mine.listeners.size === 0) lines.delete(lineId)
    if (lines.size > 0) return
    channel.end()
    channels.delete(state)
  }
}

function open(state: State): Channel {
  const lines: Channel['lines'] = new Map()
  let before = glance(state)
  const end = listenTo(state, () => {
    const now = glance(state)
    const was = before
    before = now
    for (const [lineId, { key, listeners }] of [...lines]) {
      if (concerns(lineId, key, was, now)) for (const listener of [...listeners]) listener()
    }
  })
  const channel = { lines, end }
  channels.set(state, channel)
  return channel
}

/** What lines depend on, as it is now. */
const glance = ({ cart, pending, lineNotices, validity, products }: State) => ({
  lines: cartIndex(cart).lines,
  pending: new Set(Object.keys(pending)),
  notices: { ...lineNotices },
  problems: validity.problems,
  products,
})

type Glance = ReturnType<typeof glance>

const concerns = (lineId: number, key: string, was: Glance, now: Glance): boolean =>
  was.lines.get(lineId)?.line !== now.lines.get(lineId)?.line ||
  was.pending.has(key) !== now.pending.has(key) ||
  was.notices[lineId] !== now.notices[lineId] ||
  was.problems !== now.problems ||
  was.products !== now.products
