import type { ChosenAddress } from '../schema/entities'
import { knownByName } from './knownByName'
import type { RecipientChoice } from './recipients'

/** A new recipient whose name is being typed. */
export interface NewPerson {
  readonly id: number
  readonly fname: string
  readonly lname: string
  /** Whether the shopper said that this is not the known recipient of the same name. */
  readonly isSomeoneElse: boolean
}

/** A part of a name. */
export type NameField = 'fname' | 'lname'

/** Whether nothing was typed yet. */
export const isBlank = ({ fname, lname }: Pick<NewPerson, NameField>): boolean =>
  !fname.trim() && !lname.trim()

/** The missing parts of a name, in field order. */
export const missingNames = (person: NewPerson): readonly NameField[] =>
  (['fname', 'lname'] as const).filter((field) => !person[field].trim())

/** The known recipient of the same name, until the shopper says who is meant. */
export const askedAbout = (
  person: NewPerson,
  choices: readonly RecipientChoice[],
): ChosenAddress | null => (person.isSomeoneElse ? null : knownByName(person, choices))

/** Why a choice cannot be used: nobody selected, an incomplete name, or a known name. */
export interface ChoiceProblem {
  readonly kind: 'nobody' | 'names' | 'known'
  /** The new recipient that it concerns. */
  readonly id: number | null
}

/** The first problem of a choice; blank new recipients do not count if someone is selected. */
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
