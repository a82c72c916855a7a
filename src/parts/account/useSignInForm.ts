import { useId, useState } from 'react'
import { type SignInOutcome, useAccount } from '../../hooks'
import { type SignInForm, type SignInProblem, signInProblems } from './signInProblems'

interface SignInFormOptions {
  /** Whether an account is made, for which names are asked. */
  isNew: boolean
  /** The token of the page, where it has one. */
  token?: string | null | undefined
  /** Whether Auto-Delivery asks for it. */
  isForAutoDelivery: boolean
  onSignedIn(): void
}

/** Signing in, or registering, while it is typed. */
export interface SignInFormState {
  isNew: boolean
  formId: string
  form: SignInForm
  /** Whether offers are wanted; asked of somebody new. */
  wantsOffers: boolean
  setWantsOffers(wants: boolean): void
  type(name: keyof SignInForm, text: string): void
  /** What is wrong with each field, once that was asked for. */
  problems: Partial<Record<keyof SignInForm, SignInProblem>>
  /** Counts the attempts that something in the form kept from being sent. */
  attempts: number
  /** Why the server did not let them in, or not yet; null before it was asked. */
  refusal: SignInOutcome | null
  isBusy: boolean
  /** Forgets what the server has said, where another way is gone. */
  setRefusal(refusal: null): void
  submit(): Promise<void>
}

const EMPTY: SignInForm = { email: '', password: '', fname: '', lname: '' }

/** Keeps what is typed, whatever the server says, and sends it. */
export function useSignInForm(options: SignInFormOptions): SignInFormState {
  const { isNew, token, isForAutoDelivery, onSignedIn } = options
  const { signIn } = useAccount()
  const [form, setForm] = useState(EMPTY)
  const [wantsOffers, setWantsOffers] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<SignInOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
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
      const { email, password, fname, lname } = form
      const names = { fname: fname.trim(), lname: lname.trim(), wants_offers: wantsOffers }
      const outcome = await signIn({
        email: email.trim(),
        password,
        token: refusal?.token ?? token,
        isForAutoDelivery,
        ...(isNew && names),
      })
      setBusy(false)
      if (outcome.status === 'signed-in') onSignedIn()
      else setRefusal(outcome)
    },
  }
}
