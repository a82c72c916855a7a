import { fieldProblem } from '../../domain/recipient/addressFields'

/** What is typed to sign in, or to register. */
export interface SignInForm {
  email: string
  password: string
  fname: string
  lname: string
}

type EmailMistake = 'no-at' | 'no-domain' | 'no-dot' | 'space' | 'invalid'
type EmailProblem = 'emailMissing' | `email.${EmailMistake}`

export type SignInProblem =
  | EmailProblem
  | 'passwordMissing'
  | 'passwordShort'
  | 'firstNameMissing'
  | 'lastNameMissing'

/** The least that a new password must have; an old one is the server's to judge. */
// Assumption: the specification shows no rule for passwords.
export const LEAST_PASSWORD = 8

/** What is wrong with an email; null where nothing is. */
export function emailProblem(text: string): EmailProblem | null {
  const problem = fieldProblem('email', text, { isPerishable: false, isEGift: true })
  if (problem?.rule === 'required') return 'emailMissing'
  // The other rules are those of other fields.
  return problem && `email.${problem.rule as EmailMistake}`
}

/** What is wrong with each field, by the key of its text; a field without a problem is absent. */
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
