import { useState } from 'react'
import { normalise } from '../../../domain/limits'
import { type FieldProblem, formatField } from '../../../domain/recipient/addressFields'
import type { Customer } from '../../../domain/schema/entities'
import { type ProfileOutcome, useProfile, useStoreEvent } from '../../../hooks'
import { useDraft } from '../../../parts'
import { type DetailField, type Details, detailProblems, detailsOf } from './details'

/** State of the form for a customer's details. */
export interface DetailsForm {
  details: Details
  /** Whether there is unsaved input. */
  isDirty: boolean
  /** Errors by field, after the first attempt; `taken` is an email of another account. */
  problems: ReadonlyMap<DetailField, FieldProblem | 'taken'>
  /** Counts attempts that failed validation. */
  attempts: number
  status: 'idle' | 'saving' | 'saved' | 'failed'
  type(field: DetailField, text: string): void
  /** Formats a field on blur. */
  leave(field: DetailField): void
  /** Saves them; resolves to the outcome, or to null if nothing was sent. */
  save(): Promise<ProfileOutcome | null>
}

/** Keeps edits separate from the known details, so that no input is lost, whatever the server responds. */
export function useDetailsForm(customer: Customer): DetailsForm {
  const { update } = useProfile()
  const known = detailsOf(customer)
  const [typed, setTyped] = useDraft<Partial<Details>>('details', {})
  const [isChecked, setChecked] = useState(false)
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<DetailsForm['status']>('idle')
  // If the session ended during the save, it can be repeated.
  useStoreEvent('signed-in', () => setStatus((now) => (now === 'failed' ? 'idle' : now)))
  const details = { ...known, ...typed }
  const email = details.email.trim()
  const found = detailProblems(details)
  const problems: DetailsForm['problems'] =
    email === takenEmail
      ? new Map<DetailField, FieldProblem | 'taken'>(found).set('email', 'taken')
      : found

  async function save(): Promise<ProfileOutcome | null> {
    if (status === 'saving') return null
    setChecked(true)
    if (problems.size > 0) {
      setStatus('idle')
      setAttempts((count) => count + 1)
      return null
    }
    setStatus('saving')
    const phone = normalise('phone', details.phone)
    const sent = { fname: details.fname.trim(), lname: details.lname.trim(), email, phone }
    const outcome = await update(sent)
    if (outcome.status === 'email-taken') {
      setTakenEmail(email)
      setAttempts((count) => count + 1)
    }
    const isSaved = outcome.status === 'saved' || outcome.status === 'email-sent'
    // Keeps text typed meanwhile.
    if (isSaved) setTyped((now) => without(now, details))
    setStatus(isSaved ? 'saved' : outcome.status === 'email-taken' ? 'idle' : 'failed')
    return outcome
  }

  return {
    details,
    isDirty: Object.entries(details).some(([field, text]) => text !== known[field as DetailField]),
    problems: isChecked ? problems : new Map(),
    attempts,
    status,
    type(field, text) {
      setTyped((now) => ({ ...now, [field]: text }))
      if (status === 'saved') setStatus('idle')
    },
    leave: (field) =>
      setTyped((now) => {
        const text = now[field]
        return text === undefined ? now : { ...now, [field]: formatField(field, text) }
      }),
    save,
  }
}

const without = (typed: Partial<Details>, saved: Details): Partial<Details> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => text !== saved[field as DetailField]),
  )
