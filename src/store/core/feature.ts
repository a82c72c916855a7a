import type { ActionGroup } from './context'
import type { SlotDefinition } from './slot'

/** What a noun brings to a store: its part of the state, what of that persists, and its verbs. */
export interface Feature<TSlot extends object, TActions> extends SlotDefinition<TSlot> {
  readonly actions: ActionGroup<TActions>
}

/**
 * Defines a feature. `store.use(feature)` gives its verbs, `store.slot(feature)` its part of the
 * state; both are made when the first of them is asked for.
 *
 * @example
 * export const promoActions = defineFeature({ ...promoSlot, actions: lazyActions('promoVerbs') })
 * store.use(promoActions).apply('STEAK10')
 * store.slot(promoActions).outcome
 */
export const defineFeature = <TSlot extends object, TActions>(
  feature: Feature<TSlot, TActions>,
): Feature<TSlot, TActions> => feature
