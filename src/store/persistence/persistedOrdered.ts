import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import type { PersistedValue } from '../core/persistedValue'

/** Records that this tab ordered its cart, so that returning to it explains the empty cart. */
export const persistedOrderedValue: PersistedValue<StoreContext> = {
  key: 'ordered',
  days: 1,
  isForTab: true,
  // A page in the back/forward cache rereads it: a later page may have ordered the cart.
  isShared: true,
  staysIfLost: true,
  schema: persistedSchemas.ordered,
  read: ({ state }) => state.cartFacts.isOrderedHere || null,
  write({ state }, isOrdered: boolean) {
    state.cartFacts.isOrderedHere = isOrdered
  },
}
