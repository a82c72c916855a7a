import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import type { PersistedValue } from '../core/persistedValue'

/** That this tab has ordered its cart: whoever comes back to it finds no empty cart without a word. */
export const persistedOrderedValue: PersistedValue<StoreContext> = {
  key: 'ordered',
  days: 1,
  isForTab: true,
  schema: persistedSchemas.ordered,
  read: ({ state }) => state.cartFacts.isOrderedHere || null,
  write({ state }, isOrdered: boolean) {
    state.cartFacts.isOrderedHere = isOrdered
  },
}
