import { ref } from 'valtio/vanilla'
import type { Stage } from '../stages'
import { textsIn } from './wording'

const wordings = new WeakMap<Stage, { wording: string; own: Readonly<Record<string, string>> }>()

/** Applies the selected wording to a story's texts, except those that the story sets itself. */
export function sayIn(stage: Stage, { texts }: Record<string, unknown>): void {
  const { state } = stage.store
  const wording = String(texts ?? '')
  const before = wordings.get(stage) ?? { wording: '', own: state.texts }
  if (before.wording === wording) return
  wordings.set(stage, { ...before, wording })
  state.texts = ref({ ...textsIn(wording), ...before.own })
  // Makes memoized parts, which only render if their line or shipment changes, read their texts again.
  if (state.cart) state.cart = ref(structuredClone(state.cart))
}
