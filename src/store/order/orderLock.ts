import type { Clock } from '../../api/client/clock'
import { every } from '../core/clock'

/** The lock for ordering, which one tab of a shop holds at a time. */
export interface OrderLock {
  /** Whether no other tab has taken the lock; checked just before the request. */
  isHeld(): boolean
  release(): void
}

const NAME = 'giftwell:order-lock'
/** How long an unrenewed lease stays valid, in milliseconds; after that, its tab is considered closed. */
export const LEASE_MS = 15_000
const RENEW_MS = 5000
/** How long to wait in case another tab wrote its lease at the same moment, in milliseconds. */
const SETTLE_MS = 60

/**
 * Takes the lock for ordering; null if another tab holds it. Uses the browser's Web Locks if available,
 * otherwise a lease in the storage. Without either, only the server prevents duplicate orders.
 */
export async function takeOrderLock(
  storage: Storage | null,
  clock: Clock,
): Promise<OrderLock | null> {
  const locks = globalThis.navigator?.locks
  try {
    return locks ? await byWebLock(locks) : await byLease(storage, clock)
  } catch {
    return { isHeld: () => true, release: () => {} }
  }
}

function byWebLock(locks: LockManager): Promise<OrderLock | null> {
  return new Promise((resolve, reject) => {
    const asked = locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve({ isHeld: () => true, release }))
    })
    asked.catch(reject)
  })
}

interface Lease {
  id: string
  until: number
}

async function byLease(storage: Storage | null, clock: Clock): Promise<OrderLock | null> {
  const id = Math.random().toString(36).slice(2)
  const now = () => clock.now().getTime()
  const read = (): Lease | null => JSON.parse(storage?.getItem(NAME) ?? 'null')
  const write = () => storage?.setItem(NAME, JSON.stringify({ id, until: now() + LEASE_MS }))
  const isHeld = () => !storage || read()?.id === id

  const lease = read()
  if (lease && lease.until > now()) return null
  write()
  await new Promise<void>((resolve) => clock.after(SETTLE_MS, resolve))
  if (!isHeld()) return null
  const end = every(clock, RENEW_MS, () => isHeld() && write())
  return {
    isHeld,
    release() {
      end()
      if (isHeld()) storage?.removeItem(NAME)
    },
  }
}
