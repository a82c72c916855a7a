import { ref, subscribe } from 'valtio/vanilla'
import type { Cart } from '../../domain/schema/entities'
import { fits } from '../../domain/schema/guard'
import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import type { State } from '../core/state'
import { whenIdle } from '../core/whenIdle'
import { minimalCart, persistedCart } from './persistedCart'
import { type VersionedStorage, versionedStorage } from './versionedStorage'

export type PersistMode = 'full' | 'minimal' | 'none'

const DAY_MS = 86_400_000
const DEBOUNCE_MS = 250

/**
 * One slot that persists: its key, how long it is worth keeping, what of the state goes in, and
 * how it comes back once its guard has passed it. Nothing else is ever written.
 */
interface PersistedSlot {
  key: keyof typeof persistedSchemas
  days: number
  read: (state: State, mode: PersistMode) => unknown
  write(context: StoreContext, value: never): void
}

const PERSISTED_SLOTS: readonly PersistedSlot[] = [
  {
    key: 'cart',
    days: 7,
    read: ({ cart }, mode) =>
      cart && (mode === 'minimal' ? minimalCart(cart) : persistedCart(cart)),
    write({ cart, isLoggedIn }, value: Cart) {
      // A customer's cart is nothing for whoever uses the device next.
      if (value.cust_id == null || isLoggedIn()) cart.restore(value)
    },
  },
  {
    key: 'recipients',
    days: 30,
    read: ({ account }) => (account.localRecipients.length > 0 ? account.localRecipients : null),
    write: ({ state }, value) => {
      state.account.localRecipients = ref(value)
    },
  },
  {
    key: 'promo',
    days: 7,
    read: ({ promo }) => promo.storedCode,
    write: ({ state }, value) => {
      state.promo.storedCode = value
    },
  },
  {
    key: 'recent',
    days: 90,
    read: ({ recentlyViewed }) => (recentlyViewed.length > 0 ? recentlyViewed : null),
    write: ({ state }, value) => {
      state.recentlyViewed = ref(value)
    },
  },
]

/**
 * Reads what was kept, and keeps what changes from now on, a quarter of a second after it settled.
 * Storage that is denied, full or odd costs the feature, never the page. Source: specification §4.
 */
export function startPersistence(
  context: StoreContext,
  storage: Storage | null,
  mode: PersistMode,
): () => void {
  const versioned = versionedStorage(storage, () => context.now().getTime())
  if (mode === 'none') return () => undefined
  for (const persisted of PERSISTED_SLOTS) recall(context, versioned, persisted)

  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    for (const { key, days, read } of PERSISTED_SLOTS)
      versioned.put(key, read(context.state, mode), days * DAY_MS)
  }
  // A long cart is a megabyte of JSON: that is written while nobody waits for anything.
  const end = subscribe(context.state, () => {
    timer ??= setTimeout(() => whenIdle(onHide), DEBOUNCE_MS)
  })
  const onHide = () => timer !== undefined && keep()
  globalThis.addEventListener?.('pagehide', onHide)
  return () => {
    onHide()
    end()
    globalThis.removeEventListener?.('pagehide', onHide)
  }
}

/** Puts one slot back; what its guard does not know is forgotten. */
function recall(
  context: StoreContext,
  versioned: VersionedStorage,
  { key, write }: PersistedSlot,
): void {
  const value = versioned.get(key)
  // The guard has just said that the value is what the slot holds.
  if (value !== null && fits(persistedSchemas[key], value)) write(context, value as never)
}

/** Reads the promo code that another tab may have changed meanwhile. */
export function recallPromo(context: StoreContext, storage: Storage | null): void {
  if (!storage) return
  const versioned = versionedStorage(storage, () => context.now().getTime())
  const code = versioned.get('promo')
  if (typeof code === 'string' || code === null) context.state.promo.storedCode = code
}
