import { subscribe } from 'valtio'
import { CART_KEY, lineKey, shipmentKey } from '../../store/core/pending'
import type { State } from '../../store/core/state'
import { cartIndex } from './cartIndex'

interface Channel {
  /** By what they want to hear of. */
  listeners: Map<string, Set<() => void>>
  end: () => void
}

/** What is listened for where nothing is named: every change. */
const ANY = ''
const channels = new WeakMap<State, Channel>()

/**
 * Calls a listener after each change of a state that concerns `key`, until the returned function is
 * called: a line, a shipment, the cart, or anything. All who listen to one state share one
 * subscription, and a change of a long cart calls those few whom it concerns, and not thousands.
 */
export function listenTo(state: State, listener: () => void, key = ANY): () => void {
  const channel = channels.get(state) ?? open(state)
  const { listeners } = channel
  const mine = listeners.get(key) ?? new Set()
  listeners.set(key, mine.add(listener))
  return () => {
    mine.delete(listener)
    if (mine.size === 0 && listeners.get(key) === mine) listeners.delete(key)
    if (listeners.size > 0 || channels.get(state) !== channel) return
    channel.end()
    channels.delete(state)
  }
}

function open(state: State): Channel {
  const listeners: Channel['listeners'] = new Map()
  let before = glance(state)
  const end = subscribe(state, () => {
    const was = before
    before = glance(state)
    for (const key of concerned(was, before, listeners)) {
      for (const listener of [...(listeners.get(key) ?? [])]) listener()
    }
  })
  const channel = { listeners, end }
  channels.set(state, channel)
  return channel
}

/** What lines and shipments depend on, as it is now. */
const glance = ({ cart, pending, lineNotices, validity, products, priceChanges }: State) => ({
  cart,
  /** What concerns every line. */
  around: [validity.problems, validity.stock, products, priceChanges],
  /** What concerns the one that it names. */
  pending: { ...pending },
  notices: { ...lineNotices },
})

type Glance = ReturnType<typeof glance>
type Fields = Readonly<Record<string, unknown>>

/** The keys of those who have to hear of what changed. */
function concerned(was: Glance, now: Glance, listeners: Channel['listeners']): Set<string> {
  const keys = new Set([ANY])
  const addAll = (kind: string) => {
    for (const key of listeners.keys()) if (key.startsWith(kind)) keys.add(key)
  }
  if (was.around.some((part, index) => part !== now.around[index])) addAll(lineKey(''))
  for (const key of changed(was.pending, now.pending)) keys.add(key)
  for (const lineId of changed(was.notices, now.notices)) keys.add(lineKey(lineId))
  if (was.cart !== now.cart) {
    keys.add(CART_KEY)
    const around = changed({ ...was.cart }, { ...now.cart })
    if (around.some((field) => field !== 'recipients')) addAll(shipmentKey(''))
    const [old, fresh] = [cartIndex(was.cart), cartIndex(now.cart)]
    const firsts = [old.shipmentIds[0], fresh.shipmentIds[0]]
    for (const id of new Set([...old.shipmentIds, ...fresh.shipmentIds])) {
      const [before, after] = [old.shipments.get(id), fresh.shipments.get(id)]
      // The first shows what others carry.
      if (before === after && !firsts.includes(id)) continue
      keys.add(shipmentKey(id))
      for (const one of [before, after]) {
        for (const { clin_id } of one?.items ?? []) keys.add(lineKey(clin_id))
      }
    }
  }
  return keys
}

const changed = (was: Fields, now: Fields): string[] =>
  Object.keys({ ...was, ...now }).filter((key) => was[key] !== now[key])
