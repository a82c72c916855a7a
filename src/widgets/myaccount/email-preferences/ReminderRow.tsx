import { useRef, useState } from 'react'
import { type Reminder, type UseEmailPreferencesResult, useTexts, useToast } from '../../../hooks'
import { isFocusFree } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { emailsTexts } from '../../../texts/emails'
import { IconButton } from '../../../ui'
import { useTellFailure } from '../useTellFailure'
import { useReminderTexts } from './useReminderTexts'

interface ReminderRowProps {
  reminder: Reminder
  emails: Pick<UseEmailPreferencesResult, 'addReminder' | 'removeReminder'>
  /** Called once it is removed, if its button had focus. */
  onGone(): void
}

/** A reminder. It is removed immediately, with Undo. */
export function ReminderRow({ reminder, emails, onGone }: ReminderRowProps) {
  const { reminder_id, occasion, day } = reminder
  const texts = useTexts(emailsTexts)
  const { notSaved } = useTexts(accountTexts)
  const { dayOf, remindedOf } = useReminderTexts()
  const { toast } = useToast()
  const tellFailure = useTellFailure()
  const [isBusy, setBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)

  const undo = { action: () => void restore(), actionKind: 'undo' }
  async function restore(): Promise<void> {
    const { status } = await emails.addReminder(occasion, day)
    const problem = status === 'failed' ? notSaved : null
    tellFailure(problem, undo)
    if (!problem) toast('say', { text: fill(texts.restored, { occasion }) }, { tone: 'ok' })
  }
  async function remove(): Promise<void> {
    setBusy(true)
    const { status } = await emails.removeReminder(reminder_id)
    setBusy(false)
    const problem = status === 'failed' ? fill(texts.notRemoved, { occasion }) : null
    tellFailure(problem)
    if (problem) return
    if (isFocusFree(row.current)) onGone()
    toast('say', { text: fill(texts.removed, { occasion }) }, undo)
  }

  return (
    <li className="gw-emails-reminder" ref={row}>
      <div>
        <p className="gw-emails-occasion">
          {occasion} <span className="gw-note gw-emails-day">{dayOf(reminder)}</span>
        </p>
        <p className="gw-note">{remindedOf(reminder)}</p>
      </div>
      <IconButton
        className="gw-emails-remove"
        icon="trash"
        label={fill(texts.remove, { occasion })}
        saves
        aria-disabled={isBusy}
        onClick={() => void remove()}
      />
    </li>
  )
}
