import { type RefObject, useId, useRef, useState } from 'react'
import { type SignInOutcome, useAccount } from '../../hooks'
import { type SignInForm, type SignInProblem, signInProblems } from './signInProblems'

interface SignInFormOptions {
  /** Whether this registers a new account, which also asks for names. */
  isNew: boolean
  /** The page's token, if it has one. */
  token?: string | null | undefined
  /** Whether sign-in is required for Auto-Delivery. */
  isForAutoDelivery: boolean
  /** Set to true while this form signs in and once it has, so that the page knows whose `signed-in` it hears. */
  isOwn?: RefObject<boolean>
  onSignedIn(): void
}

/** The state of the sign-in and registration form. */
export interface SignInFormState {
  isNew: boolean
  formId: string
  form: SignInForm
  /** Whether the customer wants offers; asked on registration. */
  wantsOffers: boolean
  setWantsOffers(wants: boolean): void
  type(name: keyof SignInForm, text: string): void
  /** Errors by field, after the first attempt. */
  problems: Partial<Record<keyof SignInForm, SignInProblem>>
  /** Counts attempts that failed validation. */
  attempts: number
  /** Why sign-in was refused or is not complete yet; null before the first response. */
  refusal: SignInOutcome | null
  isBusy: boolean
  /** Clears the server's response, when the shopper takes another way. */
  setRefusal(refusal: null): void
  submit(): Promise<void>
}

const EMPTY: SignInForm = { email: '', password: '', fname: '', lname: '' }

/** Holds and submits the form. The input is kept, whatever the server responds. */
export function useSignInForm(options: SignInFormOptions): SignInFormState {
  const { isNew, token, isForAutoDelivery, isOwn, onSignedIn } = options
  const { signIn } = useAccount()
  const [form, setForm] = useState(EMPTY)
  const [wantsOffers, setWantsOffers] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<SignInOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** The shop's replacement of an expired token. */
  const freshToken = useRef<string | null>(null)
  const problems = signInProblems(form, isNew)

  return {
    isNew,
    formId: useId(),
    form,
    wantsOffers,
    setWantsOffers,
    type: (name, text) => setForm((now) => ({ ...now, [name]: text })),
    problems: isChecked ? problems : {},
    attempts,
    refusal,
    isBusy,
    setRefusal,
    async submit() {
      if (isBusy) return
      setChecked(true)
      setRefusal(null)
      if (Object.keys(problems).length > 0) return setAttempts((count) => count + 1)
      setBusy(true)
      if (isOwn) isOwn.current = true
      const { email, password, fname, lname } = form
      const names = { fname: fname.trim(), lname: lname.trim(), wants_offers: wantsOffers }
      const outcome = await signIn({
        email: email.trim(),
        password,
        token: freshToken.current ?? token,
        isForAutoDelivery,
        ...(isNew && names),
      })
      setBusy(false)
      if (isOwn) isOwn.current = outcome.status === 'signed-in'
      freshToken.current = outcome.token ?? freshToken.current
      if (outcome.status === 'signed-in') onSignedIn()
      else setRefusal(outcome)
    },
  }
}
