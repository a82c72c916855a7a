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

/** An address that is being typed, and what the form says of it. */
export interface AddressFormState {
  draft: AddressDraft
  needs: AddressNeeds
  /** What is wrong with fields that were left, or with all once it was to be saved. */
  problems: ReadonlyMap<AddressField, FieldProblem>
  /** Fields in which something had to be left out. */
  cut: ReadonlySet<AddressField>
  /** What did not fit into the street, or null. */
  overflow: string | null
  /** Fields that were opened on demand. */
  revealed: ReadonlySet<AddressField>
  /** Fields that were left with something right in them. */
  good: ReadonlySet<AddressField>
  isDirty: boolean
  /** Counts the attempts to save that found something wrong; the summary takes the focus on each. */
  attempts: number
  /** Takes what was typed, within its limit; a word that is still being composed is left alone. */
  type(field: AddressField, text: string, isComposing?: boolean): void
  /** Takes what kind of place it is. */
  setResCom(resCom: string): void
  leave(field: AddressField): void
  reveal(field: AddressField): void
  /** Puts what did not fit into the street on its second line. */
  moveOverflow(): void
  /** Begins again with another address. */
  reset(draft: AddressDraft): void
  /** Looks at all fields; true when it can be saved. */
  check(): boolean
  /** Marks a field that the server has refused, until something else is typed into it, or it is sent again. */
  refuse(field: AddressField): void
}

/**
 * Keeps what is typed into the form of an address; one that `isChecked` begins with its problems. `state` is where it
 * is kept, if not here alone.
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
    // An error goes as soon as it is fixed; a new one waits until the field is left.
    if (!fieldProblem(field, text, needs)) setInError((old) => changed(old, field, false))
    setLeft((old) => changed(old, field, false))
    if (field === refused) setRefused(null)
  }

  function leave(field: AddressField): void {
    const text = formatField(field, draft[field])
    const isPristine = text === formatField(field, initial[field])
    setDraft((old) => ({ ...old, [field]: text }))
    setLeft((old) => changed(old, field, true))
    // Whoever only passes by has not been wrong yet.
    if (text || !isPristine) {
      setInError((old) => changed(old, field, fieldProblem(field, text, needs) !== null))
    }
  }

  function moveOverflow(): void {
    const split = overflow && splitStreet(overflow)
    if (!split) return
    setDraft((old) => {
      const line2 = [split.line2, old.address_2.trim()].filter(Boolean).join(' ')
      return { ...old, address_1: split.line1, address_2: fitTyped('address_2', line2).text }
    })
    setRevealed((old) => changed(old, 'address_2', true))
    setCut((old) => changed(old, 'address_1', false))
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
    reset(other) {
      setInitial(other)
      setDraft(other)
      for (const set of [setInError, setLeft, setCut]) set(NONE)
      setRefused(null)
      setRevealed(filledIn(other))
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

/** Fields with something in them: they stay where they are, also while they are emptied. */
const filledIn = (draft: AddressDraft): ReadonlySet<AddressField> =>
  new Set(ADDRESS_FIELDS.filter((field) => draft[field] !== ''))

/** A set with a member, or without it; the same where nothing changes. */
function changed<T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> {
  if (set.has(member) === isIn) return set
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}
