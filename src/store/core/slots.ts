import type { SlotDefinition } from './slot'
import type { State } from './state'

/** A feature in use, with its part of the state. */
export interface OpenSlot {
  readonly definition: SlotDefinition<object>
  readonly slot: object
}

/** The parts of the state that the features in use have brought. */
export interface Slots {
  slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot
  open(): readonly OpenSlot[]
  /** Forgets what belongs to a cart that was ordered. */
  clear(): void
  /** Calls a listener for each part that is there, and for each that comes; returns the end of it. */
  onOpen(listener: (one: OpenSlot) => void): () => void
}

/** Makes the parts of a state, each when it is first asked for. */
export function createSlots(state: State): Slots {
  const listeners = new Set<(one: OpenSlot) => void>()
  const open = new Map<string, OpenSlot>()
  return {
    slot<TSlot extends object>(definition: SlotDefinition<TSlot>): TSlot {
      const { name } = definition
      if (!open.has(name)) {
        state.slots[name] = definition.initial()
        // What was assigned to a proxy is read back as a proxy.
        const one: OpenSlot = { definition, slot: state.slots[name] }
        open.set(name, one)
        for (const listener of [...listeners]) listener(one)
      }
      // The slot of a name was made by the definition of that name.
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
