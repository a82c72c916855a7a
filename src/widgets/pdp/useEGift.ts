import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { type CalendarDay, isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { type SendDayProblem, sendDayProblem } from '../../domain/delivery/sendDay'
import { missingNames } from '../../domain/recipient/newPerson'
import type { ChosenAddress } from '../../domain/schema/entities'
import { type PreparedChoice, useAddresses, useMinute, useStore } from '../../hooks'
import { emailProblem } from '../../parts'

/** Input of the e-gift form: recipient and day. */
export interface EGiftDraft {
  fname: string
  lname: string
  email: string
  /** `YYYY-MM-DD`, a day in Chicago; empty if it is incomplete, null before it is changed. */
  day?: string | null | undefined
}

/** Problem of each field, or null. */
export interface EGiftProblems
  extends Readonly<Record<'fname' | 'lname' | 'email', 'required' | 'invalid' | null>> {
  readonly day: SendDayProblem | null
}

/**
 * State of the e-gift form, and the recipient it resolves to: sent by email, on a day of the shopper's
 * choice.
 */
export function useEGift(typed: EGiftDraft, setTyped: Dispatch<SetStateAction<EGiftDraft>>) {
  const minute = useMinute()
  const { addRecipient } = useAddresses()
  const [attempts, setAttempts] = useState(0)
  const store = useStore()
  /** The people saved here, each with the day of their e-gift. */
  const saved = useRef<{ person: string; day: string; address: ChosenAddress }[]>([])
  const today = minute === null ? null : todayInChicago(new Date(minute))
  const draft = { ...typed, day: typed.day ?? (today ? isoDay(today) : '') }
  const problems = problemsOf(draft, today)

  const isInCart = ({ addr_id }: ChosenAddress) =>
    store.state.cart?.recipients.some((shipment) => shipment.addr_id === addr_id)

  async function prepare(): Promise<PreparedChoice> {
    setAttempts((count) => count + 1)
    if (Object.values(problems).some(Boolean))
      return { status: 'incomplete', problem: { kind: 'names', id: null } }
    const [fname, lname, email] = [draft.fname.trim(), draft.lname.trim(), draft.email.trim()]
    const { day } = draft
    const person = [fname, lname, email].join('\n')
    const theirs = saved.current.filter((one) => one.person === person)
    // E-gifts to one address are sent together, on one day: for another day, a person is saved again if an e-gift
    // goes to the address.
    const known =
      theirs.find((one) => one.day === day) ?? theirs.find(({ address }) => !isInCart(address))
    if (known) {
      known.day = day
      return { status: 'ready', recipients: [known.address] }
    }
    const outcome = await addRecipient({ fname, lname, email })
    if (outcome.status === 'failed') return { ...outcome, name: `${fname} ${lname}` }
    saved.current.push({ person, day, address: outcome.address })
    return { status: 'ready', recipients: [outcome.address] }
  }
  return {
    draft,
    today,
    problems,
    /** Number of attempts; errors are shown from the first one on. */
    attempts,
    change: (part: Partial<EGiftDraft>) => setTyped((now) => ({ ...now, ...part })),
    prepare,
  }
}

function problemsOf(draft: EGiftDraft & { day: string }, today: CalendarDay | null): EGiftProblems {
  const missing = missingNames({ ...draft, id: 0, isSomeoneElse: false })
  return {
    fname: missing.includes('fname') ? 'required' : null,
    lname: missing.includes('lname') ? 'required' : null,
    email: emailProblem(draft.email) && (draft.email.trim() ? 'invalid' : 'required'),
    day: sendDayProblem(draft.day, today),
  }
}

export type EGift = ReturnType<typeof useEGift>
