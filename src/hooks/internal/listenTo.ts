import { subscribe } from 'valtio'
import type { Store } from '../../store/core/createStore'
import { CART_KEY, lineKey, shipmentKey } from '../../store/core/pending'
import { changedKeys } from '../../store/core/slot'
import { cartIndex } from './cartIndex'

interface Channel {
  /** By the key that they listen to. */
  listeners: Map<string, Set<() => void>>
  end: () => void
}

/** The default key: every change. */
const ANY = ''
const channels = new WeakMap<object, Channel>()

type Watched = Pick<Store, 'state' | 'openSlots'>

/**
 * Calls a listener after each state change that concerns `key` (a line, a shipment, the cart, or
 * anything) until the returned function is called. All listeners of a state share one subscription,
 * so a change in a long cart calls only the listeners it affects, not thousands.
 */
export function listenTo(store: Watched, listener: () => void, key = ANY): () => void {
  const channel = channels.get(store.state) ?? open(store)
  const { listeners } = channel
  const mine = listeners.get(key) ?? new Set()
  listeners.set(key, mine.add(listener))
  return () => {
    mine.delete(listener)
    if (mine.size === 0 && listeners.get(key) === mine) listeners.delete(key)
    if (listeners.size > 0 || channels.get(store.state) !== channel) return
    channel.end()
    channels.delete(store.state)
  }
}

function open(store: Watched): Channel {
  const { state } = store
  const listeners: Channel['listeners'] = new Map()
  let before = glance(store)
  const end = subscribe(state, () => {
    const was = before
    before = glance(store)
    for (const key of concerned(was, before, listeners)) {
      for (const listener of [...(listeners.get(key) ?? [])]) listener()
    }
  })
  const channel = { listeners, end }
  channels.set(state, channel)
  return channel
}

/** A snapshot of the state that lines and shipments depend on. */
const glance = ({ state: { cart, pending, products }, openSlots }: Watched) => ({
  cart,
  products,
  pending: { ...pending },
  slots: new Map(
    openSlots().flatMap(({ definition, slot }) =>
      definition.concerns ? [[definition, copy(slot)]] : [],
    ),
  ),
})

/** A copy of a slot and of the records in it. */
const copy = (slot: object): object =>
  Object.fromEntries(
    Object.entries(slot).map(([key, value]) => [key, isRecord(value) ? { ...value } : value]),
  )

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Glance = ReturnType<typeof glance>

/** The keys that features report for changes in their slots. */
const concernedBySlots = (was: Glance, now: Glance): readonly string[] =>
  [...now.slots].flatMap(([definition, slot]) => [
    ...(definition.concerns?.(was.slots.get(definition) ?? definition.initial(), slot) ?? []),
  ])

/** The keys whose listeners must be called for a change. */
function concerned(was: Glance, now: Glance, listeners: Channel['listeners']): Set<string> {
  const keys = new Set([ANY])
  const add = (wanted: string) => {
    if (!wanted.endsWith(':')) keys.add(wanted)
    else for (const key of listeners.keys()) if (key.startsWith(wanted)) keys.add(key)
  }
  if (was.products !== now.products) add(lineKey(''))
  for (const key of changedKeys(was.pending, now.pending)) add(key)
  for (const key of concernedBySlots(was, now)) add(key)
  if (was.cart !== now.cart) {
    keys.add(CART_KEY)
    const around = changedKeys({ ...was.cart }, { ...now.cart })
    if (around.some((field) => field !== 'recipients')) add(shipmentKey(''))
    const [old, fresh] = [cartIndex(was.cart), cartIndex(now.cart)]
    const firsts = [old.shipmentIds[0], fresh.shipmentIds[0]]
    for (const id of new Set([...old.shipmentIds, ...fresh.shipmentIds])) {
      const [before, after] = [old.shipments.get(id), fresh.shipments.get(id)]
      // The first shipment also shows free gifts of the others.
      if (before === after && !firsts.includes(id)) continue
      keys.add(shipmentKey(id))
      for (const one of [before, after]) {
        for (const { clin_id } of one?.items ?? []) keys.add(lineKey(clin_id))
      }
    }
  }
  return keys
}
