import { ref } from 'valtio/vanilla'
import type { SavedAddress } from '../../domain/schema/entities'
import { sessionGuard } from '../account/session'
import { accountSlot } from '../account/state'
import type { StoreContext } from '../core/context'

/**
 * Saves created addresses: a customer's in their list, a guest's on this device. Discards them if the shopper
 * has signed out since, or if the customer's list is not loaded yet, which will include them. Source:
 * specification §6.
 *
 * @example
 * const begin = addressKeeper(context)
 * const keep = begin()
 * keep([(await send()).newAddress])
 */
export function addressKeeper(
  context: StoreContext,
): () => (made: readonly SavedAddress[]) => void {
  const slot = context.slot(accountSlot)
  const beginSession = sessionGuard(context)

  function listOf(): 'addresses' | 'localRecipients' | null {
    if (slot.status === 'customer') return 'addresses'
    return slot.status === 'guest' || !context.isLoggedIn() ? 'localRecipients' : null
  }

  return () => {
    const isSameSession = beginSession()
    return (made) => {
      const list = isSameSession() ? listOf() : null
      if (list === null || made.length === 0) return
      const ids = new Set(made.map(({ addr_id }) => addr_id))
      slot[list] = ref([...slot[list].filter(({ addr_id }) => !ids.has(addr_id)), ...made])
    }
  }
}
