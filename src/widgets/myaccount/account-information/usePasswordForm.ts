import { useState } from 'react'
import { type PasswordOutcome, useProfile, useStoreEvent } from '../../../hooks'
import { LEAST_PASSWORD, useProblemUntilSignIn } from '../../../parts'

type PasswordField = 'current' | 'password'

/** State of the form for a new password. */
export interface PasswordForm {
  typed: Readonly<Record<PasswordField, string>>
  isDirty: boolean
  /** Errors by field, after the first attempt. */
  problems: { current?: 'missing' | 'wrong'; password?: 'short' }
  /** Counts attempts that failed validation. */
  attempts: number
  isBusy: boolean
  /** Outcome if no field is at fault; null before, and once something is typed again. */
  outcome: PasswordOutcome | null
  type(field: PasswordField, text: string): void
  /** Changes the password; resolves to whether it succeeded. */
  save(): Promise<boolean>
}

const EMPTY = { current: '', password: '' }

/** Keeps the input until the password is changed or the session ends, whatever else the server responds. */
export function usePasswordForm(): PasswordForm {
  const { changePassword } = useProfile()
  const [typed, setTyped] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useProblemUntilSignIn<PasswordOutcome>()
  const problems: PasswordForm['problems'] = {}
  if (!typed.current) problems.current = 'missing'
  else if (typed.current === wrong) problems.current = 'wrong'
  if (typed.password.length < LEAST_PASSWORD) problems.password = 'short'

  function clear(): void {
    setTyped(EMPTY)
    setWrong(null)
    setChecked(false)
  }
  // Unlike other input, passwords are not kept for the next sign-in.
  useStoreEvent('session-expired', clear)

  async function save(): Promise<boolean> {
    if (isBusy) return false
    setChecked(true)
    setOutcome(null)
    if (problems.password || problems.current === 'missing') {
      setAttempts((count) => count + 1)
      return false
    }
    setBusy(true)
    const result = await changePassword(typed.current, typed.password)
    setBusy(false)
    if (result.status === 'wrong') {
      setWrong(typed.current)
      setAttempts((count) => count + 1)
      return false
    }
    setOutcome(result)
    if (result.status !== 'changed') return false
    // Keeps text typed meanwhile.
    setTyped((now) => (now === typed ? EMPTY : now))
    setWrong(null)
    setChecked(false)
    return true
  }

  return {
    typed,
    isDirty: Boolean(typed.current || typed.password),
    problems: isChecked ? problems : {},
    attempts,
    isBusy,
    outcome,
    type(field, text) {
      setTyped((now) => ({ ...now, [field]: text }))
      setOutcome((now) => (now?.status === 'changed' ? null : now))
    },
    save,
  }
}
