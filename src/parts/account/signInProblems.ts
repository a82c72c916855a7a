import { fieldProblem } from '../../domain/recipient/addressFields'

/** The fields for signing in or registering. */
export interface SignInForm {
  email: string
  password: string
  fname: string
  lname: string
}

type EmailMistake = 'no-at' | 'no-domain' | 'no-dot' | 'space' | 'invalid'
type EmailProblem = 'emailMissing' | 'refused' | `email.${EmailMistake}`

export type SignInProblem =
  | EmailProblem
  | 'passwordMissing'
  | 'passwordShort'
  | 'firstNameMissing'
  | 'lastNameMissing'

/** Minimum length of a new password; existing ones are checked by the server only. */
// Assumption: the specification shows no rule for passwords.
export const LEAST_PASSWORD = 8

/** The problem with an email; null if it is valid. */
export function emailProblem(text: string): EmailProblem | null {
  const problem = fieldProblem('email', text, { isPerishable: false, isEGift: true })
  if (problem?.rule === 'required') return 'emailMissing'
  // The other rules concern other fields.
  return problem && `email.${problem.rule as EmailMistake}`
}

/** Text key of each field's problem; valid fields are absent. */
export function signInProblems(
  form: SignInForm,
  isNew: boolean,
): Partial<Record<keyof SignInForm, SignInProblem>> {
  const { email, password, fname, lname } = form
  const found: Partial<Record<keyof SignInForm, SignInProblem>> = {}
  if (isNew && !fname.trim()) found.fname = 'firstNameMissing'
  if (isNew && !lname.trim()) found.lname = 'lastNameMissing'
  const odd = emailProblem(email)
  if (odd) found.email = odd
  if (!password) found.password = isNew ? 'passwordShort' : 'passwordMissing'
  else if (isNew && password.length < LEAST_PASSWORD) found.password = 'passwordShort'
  return found
}
