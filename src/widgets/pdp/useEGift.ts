import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { calendarDay, isBefore, isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { missingNames } from '../../domain/recipient/newPerson'
import type { ChosenAddress } from '../../domain/schema/entities'
import { type PreparedChoice, useAddresses, useMinute } from '../../hooks'
import { emailProblem } from '../../parts'

/** Who gets an e-gift, and when: what is typed for it. */
export interface EGiftDraft {
  fname: string
  lname: string
  email: string
  /** `YYYY-MM-DD`, a day in Chicago. */
  day: string
}

/** What is wrong with a field of it, or null. */
export type EGiftProblems = Readonly<Record<keyof EGiftDraft, 'required' | 'invalid' | null>>

/** The fields of an e-gift, and who they add up to: it goes to an email, on a day of the shopper's choice. */
export function useEGift(typed: EGiftDraft, setTyped: Dispatch<SetStateAction<EGiftDraft>>) {
  const minute = useMinute()
  const { addRecipient } = useAddresses()
  const [attempts, setAttempts] = useState(0)
  const added = useRef<{ key: string; address: ChosenAddress }>(null)
  const today = minute === null ? '' : isoDay(todayInChicago(new Date(minute)))
  const draft = { ...typed, day: typed.day || today }
  const problems = problemsOf(draft, today)

  async function prepare(): Promise<PreparedChoice> {
    setAttempts((count) => count + 1)
    if (Object.values(problems).some(Boolean))
      return { status: 'incomplete', problem: { kind: 'names', id: null } }
    const [fname, lname, email] = [draft.fname.trim(), draft.lname.trim(), draft.email.trim()]
    const key = [fname, lname, email].join('\n')
    // The same person twice is one address.
    if (added.current?.key === key) return { status: 'ready', recipients: [added.current.address] }
    const outcome = await addRecipient({ fname, lname, email })
    if (outcome.status === 'failed') return { ...outcome, name: `${fname} ${lname}` }
    added.current = { key, address: outcome.address }
    return { status: 'ready', recipients: [outcome.address] }
  }
  return {
    draft,
    today,
    problems,
    /** How often it was tried to use what is typed; its problems are shown from the first time on. */
    attempts,
    change: (part: Partial<EGiftDraft>) => setTyped((now) => ({ ...now, ...part })),
    prepare,
  }
}

function problemsOf(draft: EGiftDraft, today: string): EGiftProblems {
  const missing = missingNames({ ...draft, id: 0, isSomeoneElse: false })
  const [day, first] = [calendarDay(draft.day), calendarDay(today)]
  return {
    fname: missing.includes('fname') ? 'required' : null,
    lname: missing.includes('lname') ? 'required' : null,
    email: emailProblem(draft.email) && (draft.email.trim() ? 'invalid' : 'required'),
    day: !day ? 'required' : first && isBefore(day, first) ? 'invalid' : null,
  }
}

export type EGift = ReturnType<typeof useEGift>
