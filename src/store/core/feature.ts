import type { ActionGroup } from './context'
import type { SlotDefinition } from './slot'

/** A feature of a store: its slot, the part of it that persists, and its actions. */
export interface Feature<TSlot extends object, TActions> extends SlotDefinition<TSlot> {
  readonly actions: ActionGroup<TActions>
}

/**
 * Defines a feature. `store.use(feature)` returns its verbs and `store.slot(feature)` its slot; both are
 * created on first use.
 *
 * @example
 * export const promoActions = defineFeature({ ...promoSlot, actions: lazyActions('promoVerbs') })
 * store.use(promoActions).apply('STEAK10')
 * store.slot(promoActions).outcome
 */
export const defineFeature = <TSlot extends object, TActions>(
  feature: Feature<TSlot, TActions>,
): Feature<TSlot, TActions> => feature
