import type { PersistedValue } from './persistedValue'

/** A part of the state that belongs to one noun. It is there once a page uses it, and not before. */
export interface SlotDefinition<TSlot extends object> {
  readonly name: string
  initial(): TSlot
  /** What of it persists in the browser's storage. */
  readonly persist?: readonly PersistedValue<TSlot>[]
  /**
   * The keys of the lines and shipments that a change concerns; a key that ends in a colon stands for
   * all of its kind. Without it, no line and no shipment looks at a change.
   */
  concerns?(was: TSlot, now: TSlot): readonly string[]
  /** Forgets what belongs to a cart that was ordered. Source: specification §4. */
  clear?(slot: TSlot): void
}

/** Defines a part of the state; `store.slot(definition)` gives it. */
export const defineSlot = <TSlot extends object>(
  definition: SlotDefinition<TSlot>,
): SlotDefinition<TSlot> => definition

/** The names of the fields that are not the same in two versions of a shallow record. */
export const changedKeys = (was: object, now: object): string[] => {
  const [old, fresh] = [was, now] as Record<string, unknown>[]
  return Object.keys({ ...old, ...fresh }).filter((key) => old?.[key] !== fresh?.[key])
}
