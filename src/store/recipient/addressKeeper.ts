import { ref } from 'valtio/vanilla'
import type { SavedAddress } from '../../domain/schema/entities'
import { sessionGuard } from '../account/session'
import { accountSlot } from '../account/state'
import type { StoreContext } from '../core/context'

/**
 * Keeps addresses that were made: a customer's in their list, a guest's on this device. What was begun by
 * somebody who has signed out since is kept nowhere, and neither is that of a customer whose list is not
 * known yet, which will have it. Source: specification §6.
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
