import type { SlotDefinition } from './slot'
import type { State } from './state'

/** A feature in use, with its part of the state. */
export interface OpenSlot {
  readonly definition: SlotDefinition<object>
  readonly slot: object
}

/** The slots of the features in use. */
export interface Slots {
  slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot
  open(): readonly OpenSlot[]
  /** Clears what belongs to an ordered cart. */
  clear(): void
  /** Calls a listener for each existing and each future slot; returns a function that stops it. */
  onOpen(listener: (one: OpenSlot) => void): () => void
}

/** Creates the slots of a state, each on first use. */
export function createSlots(state: State): Slots {
  const listeners = new Set<(one: OpenSlot) => void>()
  const open = new Map<string, OpenSlot>()
  return {
    slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot {
      const { name } = definition
      if (!open.has(name)) {
        state.slots[name] = definition.initial()
        // An object assigned to a proxy reads back as a proxy.
        const one: OpenSlot = { definition, slot: state.slots[name] }
        open.set(name, one)
        for (const listener of [...listeners]) listener(one)
      }
      // The slot was created by the definition of that name.
      return state.slots[name] as TSlot
    },
    open: () => [...open.values()],
    clear() {
      for (const { definition, slot } of open.values()) definition.clear?.(slot)
    },
    onOpen(listener) {
      listeners.add(listener)
      for (const one of open.values()) listener(one)
      return () => listeners.delete(listener)
    },
  }
}
