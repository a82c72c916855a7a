import type { Scenario } from '../../mocks/scenario'
import type { Cart } from '../../src/domain/schema/entities'
import { persistedCart } from '../../src/store/persistence/persistedCart'
import { versionedStorage } from '../../src/store/persistence/versionedStorage'

const WEEK_MS = 7 * 86_400_000

/** A storage in memory. */
function aStorage(): Storage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => map.delete(key),
    setItem: (key, value) => map.set(key, value),
  }
}

/** What a shopper's device has kept: of a scenario, and a cart; null where it has kept nothing. */
export function deviceOf({ device, now }: Scenario, cart: Cart | null): Storage | null {
  if (!device && !cart) return null
  const storage = aStorage()
  const versioned = versionedStorage(storage, () => Date.parse(now ?? new Date().toISOString()))
  if (cart) versioned.put('cart', persistedCart(cart), WEEK_MS)
  if (device?.promoCode) versioned.put('promo', device.promoCode, WEEK_MS)
  if (device?.guestRecipients) versioned.put('recipients', device.guestRecipients, WEEK_MS)
  return storage
}

/** A storage as a browser has it that keeps nothing for this page: whatever is asked, it throws. */
export function deniedStorage(): Storage {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return { length: 0, clear: deny, getItem: deny, key: deny, removeItem: deny, setItem: deny }
}
