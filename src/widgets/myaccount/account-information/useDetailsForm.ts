import { useState } from 'react'
import { normalise } from '../../../domain/limits'
import { type FieldProblem, formatField } from '../../../domain/recipient/addressFields'
import type { Customer } from '../../../domain/schema/entities'
import { type ProfileOutcome, useProfile } from '../../../hooks'
import { useDraft } from '../../../parts'
import { type DetailField, type Details, detailProblems, detailsOf } from './details'

/** A customer's details while they are typed. */
export interface DetailsForm {
  details: Details
  /** Whether something is typed that is not saved. */
  isDirty: boolean
  /** What is wrong with each field, once that was asked for; `taken` is an email of another account. */
  problems: ReadonlyMap<DetailField, FieldProblem | 'taken'>
  /** Counts the attempts that a field kept from being saved. */
  attempts: number
  status: 'idle' | 'saving' | 'saved' | 'failed'
  type(field: DetailField, text: string): void
  /** Writes a field that was left as it is shown. */
  leave(field: DetailField): void
  /** Saves them; resolves to what became of it, or to null where it was not sent. */
  save(): Promise<ProfileOutcome | null>
}

/** What is typed lies over what is known, so that nothing of it is lost, whatever the server says. */
export function useDetailsForm(customer: Customer): DetailsForm {
  const { update } = useProfile()
  const known = detailsOf(customer)
  const [typed, setTyped] = useDraft<Partial<Details>>('details', {})
  const [isChecked, setChecked] = useState(false)
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<DetailsForm['status']>('idle')
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
    // What was typed meanwhile stays.
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
