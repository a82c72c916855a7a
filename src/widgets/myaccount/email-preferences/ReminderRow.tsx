import { useRef, useState } from 'react'
import { type Reminder, type UseEmailPreferencesResult, useTexts, useToast } from '../../../hooks'
import { isFocusFree } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { emailsTexts } from '../../../texts/emails'
import { IconButton } from '../../../ui'
import { useTellFailure } from '../useTellFailure'
import { useReminderTexts } from './useReminderTexts'
import type { useUndoRemoval } from './useUndoRemoval'

interface ReminderRowProps {
  reminder: Reminder
  removeReminder: UseEmailPreferencesResult['removeReminder']
  undoOf: ReturnType<typeof useUndoRemoval>
  /** Called once it is removed, if its button had focus. */
  onGone(): void
}

/** A reminder. It is removed immediately, with Undo. */
export function ReminderRow({ reminder, removeReminder, undoOf, onGone }: ReminderRowProps) {
  const { reminder_id, occasion } = reminder
  const texts = useTexts(emailsTexts)
  const { dayOf, remindedOf } = useReminderTexts()
  const { toast } = useToast()
  const tellFailure = useTellFailure()
  const [isBusy, setBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)

  async function remove(): Promise<void> {
    setBusy(true)
    const { status } = await removeReminder(reminder_id)
    setBusy(false)
    const problem = status === 'failed' ? fill(texts.notRemoved, { occasion }) : null
    tellFailure(problem)
    if (problem) return
    if (isFocusFree(row.current)) onGone()
    toast('say', { text: fill(texts.removed, { occasion }) }, undoOf(reminder))
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
        label={fill(texts.remove, { occasion, day: dayOf(reminder) })}
        saves
        aria-disabled={isBusy}
        onClick={() => void remove()}
      />
    </li>
  )
}
