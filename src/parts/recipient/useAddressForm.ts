import { type Dispatch, type SetStateAction, useState } from 'react'
import {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressField,
  type AddressNeeds,
  draftProblems,
  type FieldProblem,
  fieldProblem,
  fitTyped,
  formatField,
  needsIn,
  splitStreet,
} from '../../domain/recipient/addressFields'

/** The state of an address form: its values and errors. */
export interface AddressFormState {
  draft: AddressDraft
  needs: AddressNeeds
  /** Errors of fields that have lost focus, or of all fields after an attempt to save. */
  problems: ReadonlyMap<AddressField, FieldProblem>
  /** Fields whose input was truncated. */
  cut: ReadonlySet<AddressField>
  /** Text that did not fit into the street field, or null. */
  overflow: string | null
  /** Optional fields that have been opened. */
  revealed: ReadonlySet<AddressField>
  /** Fields that lost focus with valid input. */
  good: ReadonlySet<AddressField>
  isDirty: boolean
  /** Counts attempts to save that found errors; each one focuses the summary. */
  attempts: number
  /** Sets the text of a field, truncated to its limit unless IME composition is in progress. */
  type(field: AddressField, text: string, isComposing?: boolean): void
  /** Sets whether the address is residential or commercial. */
  setResCom(resCom: string): void
  leave(field: AddressField): void
  reveal(field: AddressField): void
  /** Moves the street overflow to the second line. */
  moveOverflow(): void
  /** Resets the form to another address; `typed` replaces its values as unsaved input. */
  reset(other: AddressDraft, typed?: AddressDraft): void
  /** Validates all fields; returns true if the form can be saved. */
  check(): boolean
  /** Marks a field that the server rejected, until it is edited or the form is submitted again. */
  refuse(field: AddressField): void
}

/**
 * Holds the state of an address form. With `isChecked`, errors show from the start. `state` replaces the
 * hook's own draft state.
 */
export function useAddressForm(
  first: AddressDraft,
  given: AddressNeeds,
  isChecked = false,
  state?: [AddressDraft, Dispatch<SetStateAction<AddressDraft>>],
): AddressFormState {
  const [initial, setInitial] = useState(first)
  const own = useState(first)
  const [draft, setDraft] = state ?? own
  const [inError, setInError] = useState<ReadonlySet<AddressField>>(
    () => new Set(isChecked ? draftProblems(first, given).keys() : []),
  )
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const [cut, setCut] = useState<ReadonlySet<AddressField>>(new Set())
  const [revealed, setRevealed] = useState<ReadonlySet<AddressField>>(() => filledIn(draft))
  const [overflow, setOverflow] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<AddressField | null>(null)

  const needs = needsIn(draft, given)
  const all = draftProblems(draft, needs)
  const problems = new Map([...all].filter(([field]) => inError.has(field)))
  if (refused && !all.has(refused)) problems.set(refused, { rule: 'refused', count: 0 })
  const isGood = (field: AddressField) =>
    draft[field].trim() && !all.has(field) && field !== refused
  const good = new Set([...left].filter(isGood))

  function type(field: AddressField, typed: string, isComposing = false): void {
    const { text, isCut } = isComposing ? { text: typed, isCut: false } : fitTyped(field, typed)
    setDraft((old) => ({ ...old, [field]: text }))
    setCut((old) => changed(old, field, isCut))
    if (field === 'address_1') setOverflow(splitStreet(typed) ? typed : null)
    // An error clears as soon as it is fixed; a new one shows only on blur.
    if (!fieldProblem(field, text, needs)) setInError((old) => changed(old, field, false))
    setLeft((old) => changed(old, field, false))
    if (field === refused) setRefused(null)
  }

  function leave(field: AddressField): void {
    const text = formatField(field, draft[field])
    const isPristine = text === formatField(field, initial[field])
    setDraft((old) => ({ ...old, [field]: text }))
    setLeft((old) => changed(old, field, true))
    // Tabbing through an untouched empty field is not an error.
    if (text || !isPristine) {
      setInError((old) => changed(old, field, fieldProblem(field, text, needs) !== null))
    }
  }

  function moveOverflow(): void {
    const split = overflow && splitStreet(overflow)
    if (!split) return
    const line2 = [split.line2, draft.address_2.trim()].filter(Boolean).join(' ')
    const { text, isCut } = fitTyped('address_2', line2)
    setDraft((old) => ({ ...old, address_1: split.line1, address_2: text }))
    setRevealed((old) => changed(old, 'address_2', true))
    setCut((old) => changed(changed(old, 'address_1', false), 'address_2', split.isCut || isCut))
    setOverflow(null)
  }

  return {
    draft,
    needs,
    problems,
    cut,
    overflow,
    revealed,
    good,
    isDirty: Object.entries(draft).some(
      ([field, text]) => text !== initial[field as keyof AddressDraft],
    ),
    attempts,
    type,
    setResCom: (res_com) => setDraft((old) => ({ ...old, res_com })),
    leave,
    reveal: (field) => setRevealed((old) => changed(old, field, true)),
    moveOverflow,
    reset(other, typed = other) {
      setInitial(other)
      setDraft(typed)
      for (const set of [setInError, setLeft, setCut]) set(NONE)
      setRefused(null)
      setRevealed(filledIn(typed))
      setOverflow(null)
    },
    check() {
      setRefused(null)
      setInError(new Set(all.keys()))
      if (all.size > 0) setAttempts((count) => count + 1)
      return all.size === 0
    },
    refuse(field) {
      setRefused(field)
      setRevealed((old) => changed(old, field, true))
      setAttempts((count) => count + 1)
    },
  }
}

const NONE: ReadonlySet<AddressField> = new Set()

/** Fields with input stay in place, even while they are being cleared. */
const filledIn = (draft: AddressDraft): ReadonlySet<AddressField> =>
  new Set(ADDRESS_FIELDS.filter((field) => draft[field] !== ''))

/** Adds or removes a member; returns the same set if nothing changes. */
function changed<T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> {
  if (set.has(member) === isIn) return set
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}
