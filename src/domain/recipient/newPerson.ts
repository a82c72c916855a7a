import type { ChosenAddress } from '../schema/entities'
import { knownByName } from './knownByName'
import type { RecipientChoice } from './recipients'

/** Somebody who is new, as far as their name was typed. */
export interface NewPerson {
  readonly id: number
  readonly fname: string
  readonly lname: string
  /** Whether the shopper said that this is not the one of the same name. */
  readonly isSomeoneElse: boolean
}

/** A part of a name. */
export type NameField = 'fname' | 'lname'

/** Whether nothing was typed yet. */
export const isBlank = ({ fname, lname }: NewPerson): boolean => !fname.trim() && !lname.trim()

/** What a name still lacks, in the order of its fields. */
export const missingNames = (person: NewPerson): readonly NameField[] =>
  (['fname', 'lname'] as const).filter((field) => !person[field].trim())

/** Who is on the list under the same name, until it is said who is meant. */
export const askedAbout = (
  person: NewPerson,
  choices: readonly RecipientChoice[],
): ChosenAddress | null => (person.isSomeoneElse ? null : knownByName(person, choices))

/** What keeps a choice from being used: nobody chosen, a name incomplete, or one that is known already. */
export interface ChoiceProblem {
  readonly kind: 'nobody' | 'names' | 'known'
  /** Whose name it is about. */
  readonly id: number | null
}

/** The first thing that keeps a choice from being used; fields that were left empty keep nobody who is chosen. */
export function choiceProblem(
  chosen: number,
  typed: readonly NewPerson[],
  choices: readonly RecipientChoice[],
): ChoiceProblem | null {
  if (chosen === 0 && typed.length === 0) return { kind: 'nobody', id: null }
  const asked = chosen > 0 ? typed.filter((one) => !isBlank(one)) : typed
  const nameless = asked.find((one) => missingNames(one).length > 0)
  if (nameless) return { kind: 'names', id: nameless.id }
  const known = asked.find((one) => askedAbout(one, choices))
  return known ? { kind: 'known', id: known.id } : null
}
