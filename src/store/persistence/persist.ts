import { subscribe } from 'valtio/vanilla'
import { fits } from '../../domain/schema/guard'
import type { StoreContext } from '../core/context'
import type { PersistedValue, PersistMode } from '../core/persistedValue'
import type { Slots } from '../core/slots'
import { whenIdle } from '../core/whenIdle'
import { persistedCartValue } from './persistedCart'
import { persistedOrderedValue } from './persistedOrdered'
import { PREFIX, versionedStorage } from './versionedStorage'

const DAY_MS = 86_400_000
const DEBOUNCE_MS = 250

/** A persisted value, and the object that it belongs to. */
interface Source {
  source: object
  value: PersistedValue<object>
}

const isShared = ({ value }: Source) => value.isShared

interface PersistenceOptions {
  storage: Storage | null
  /** Storage for values that end with the tab. */
  tabStorage: Storage | null
  mode: PersistMode
}

/**
 * Restores each feature's persisted values on its first use, and writes changes 250 ms after they settle. If
 * storage is denied, full or corrupt, only persistence suffers, never the page. Source: specification §4.
 */
export function createPersistence(
  context: StoreContext,
  slots: Slots,
  { storage, tabStorage, mode }: PersistenceOptions,
) {
  if (mode === 'none')
    return { end: () => {}, writeNow: () => {}, shared: { read: () => {}, write: () => {} } }
  // The device's own clock: the server's is unknown until it has answered, so that values would seem to expire.
  const now = () => context.clock.now().getTime()
  const [lasting, ofTab] = [versionedStorage(storage, now), versionedStorage(tabStorage, now)]
  const storageOf = ({ isForTab }: PersistedValue<object>) => (isForTab ? ofTab : lasting)
  const sources: Source[] = []

  /** Restores a value; discards one that its schema rejects. */
  function read({ source, value }: Source): void {
    const data = storageOf(value).get(value.key)
    // The schema has verified the value's shape.
    if (data !== null && fits(value.schema, data)) value.write(source, data as never)
  }

  function add(source: object, values: readonly PersistedValue<object>[] = []): void {
    for (const value of values) {
      sources.push({ source, value })
      read({ source, value })
    }
  }

  const put = ({ source, value }: Source) =>
    storageOf(value).put(value.key, value.read(source, mode), value.days * DAY_MS)

  let callOff: (() => void) | undefined
  const write = () => {
    callOff?.()
    callOff = undefined
    sources.forEach(put)
  }
  const writeWaiting = () => callOff && write()

  add(context, [persistedCartValue, persistedOrderedValue] as PersistedValue<object>[])
  const endOpen = slots.onOpen(({ definition, slot }) => add(slot, definition.persist))
  // A long cart is a megabyte of JSON: write it when the browser is idle.
  const endChanges = subscribe(context.state, () => {
    callOff ??= context.clock.after(DEBOUNCE_MS, () => whenIdle(writeWaiting))
  })
  globalThis.addEventListener?.('pagehide', writeWaiting)

  return {
    end() {
      writeWaiting()
      endOpen()
      endChanges()
      globalThis.removeEventListener?.('pagehide', writeWaiting)
    },
    writeNow: write,
    /** The values that any tab may change. */
    shared: {
      /** Rereads what other tabs have changed: the value of the storage key that one has `written`, or all. */
      read(written?: string | null) {
        for (const one of sources.filter(isShared)) {
          const { key, staysIfLost } = one.value
          const stored = storageOf(one.value)
          if (written && written !== PREFIX + key) continue
          // Unchanged, it may be older than what this tab is about to write.
          if (!stored.hasChanged(key)) continue
          if (stored.get(key) !== null) read(one)
          else if (written || !staysIfLost) one.value.write(one.source, null as never)
        }
      },
      write: () => sources.filter(isShared).forEach(put),
    },
  }
}
