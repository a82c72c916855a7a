import type { PersistedValue } from './persistedValue'

/** A noun's part of the state. It is created when the page first uses it. */
export interface SlotDefinition<TSlot extends object> {
  readonly name: string
  initial(): TSlot
  /** The part of it that persists in the browser's storage. */
  readonly persist?: readonly PersistedValue<TSlot>[]
  /**
   * The keys of the lines and shipments that a change affects; a key that ends with a colon means all of its
   * kind. Without it, changes affect no line and no shipment.
   */
  concerns?(was: TSlot, now: TSlot): readonly string[]
  /** Clears what belongs to an ordered cart. Source: specification §4. */
  clear?(slot: TSlot): void
}

/** Defines a part of the state; `store.slot(definition)` returns it. */
export const defineSlot = <TSlot extends object>(
  definition: SlotDefinition<TSlot>,
): SlotDefinition<TSlot> => definition

/** The names of the fields that differ between two versions of a shallow record. */
export const changedKeys = (was: object, now: object): string[] => {
  const [old, fresh] = [was, now] as Record<string, unknown>[]
  return Object.keys({ ...old, ...fresh }).filter((key) => old?.[key] !== fresh?.[key])
}
