import type { Scenario } from '../../mocks/scenario'
import type { Cart } from '../../src/domain/schema/entities'
import { persistedCart } from '../../src/store/persistence/persistedCart'
import { versionedStorage } from '../../src/store/persistence/versionedStorage'
import { memoryStorage } from '../../testing/storage'

const WEEK_MS = 7 * 86_400_000

/** What a shopper's device has stored: a scenario's data and a cart; null if nothing. */
export function deviceOf({ device, now }: Scenario, cart: Cart | null): Storage | null {
  if (!device && !cart) return null
  const { storage } = memoryStorage()
  const versioned = versionedStorage(storage, () => Date.parse(now ?? new Date().toISOString()))
  if (cart) versioned.put('cart', persistedCart(cart), WEEK_MS)
  if (device?.promoCode) versioned.put('promo', device.promoCode, WEEK_MS)
  if (device?.guestRecipients) versioned.put('recipients', device.guestRecipients, WEEK_MS)
  return storage
}
