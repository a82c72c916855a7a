import { useId, useRef, useState } from 'react'
import { type Reminder, type UseEmailPreferencesResult, useTexts } from '../../../hooks'
import { Awaited, isFocusFree, LoadFailed, useDraft, useRetainedFocus } from '../../../parts'
import { emailsTexts } from '../../../texts/emails'
import { Button, Card, Message, Skeleton, Stack } from '../../../ui'
import { ReminderForm } from './ReminderForm'
import { ReminderRow } from './ReminderRow'
import { useReminderTexts } from './useReminderTexts'
import { useUndoRemoval } from './useUndoRemoval'

/** A customer's reminders, and a form to add one. */
export function Reminders({ emails }: { emails: UseEmailPreferencesResult }) {
  const { reminders, reminderStatus, addReminder, removeReminder, refresh } = emails
  const texts = useTexts(emailsTexts)
  const { remindedOf } = useReminderTexts()
  const undoOf = useUndoRemoval(addReminder)
  const [isAdding, setAdding] = useDraft('adding', false)
  const [added, setAdded] = useState<Reminder | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const id = useId()
  const place = useRetainedFocus<never>(`${reminderStatus} ${reminders.length}`)
  const isThere = reminders.some(({ reminder_id }) => reminder_id === added?.reminder_id)
  const close = (reminder: Reminder | null) => {
    const isFree = !reminder || isFocusFree(form.current)
    setAdding(false)
    setAdded(reminder)
    if (isFree) heading.current?.focus()
  }
  return (
    <Card {...place} as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 className="gw-emails-title" id={id} ref={heading} data-gw-heading tabIndex={-1}>
          {texts.reminders}
        </h2>
        {reminderStatus === 'failed' ? (
          <LoadFailed onRetry={refresh} />
        ) : reminderStatus !== 'ready' && reminders.length === 0 ? (
          <Awaited isPart onRetry={refresh}>
            <Skeleton lines={2} />
          </Awaited>
        ) : reminders.length === 0 ? (
          <p>{texts.remindersNone}</p>
        ) : (
          <ul className="gw-emails-reminders">
            {reminders.map((one) => (
              <ReminderRow
                key={one.reminder_id}
                reminder={one}
                removeReminder={removeReminder}
                undoOf={undoOf}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
        {added && isThere && !isAdding && <Message tone="ok">{remindedOf(added)}</Message>}
        {isAdding ? (
          <div ref={form}>
            <ReminderForm add={addReminder} onClose={close} />
          </div>
        ) : (
          <Button className="gw-emails-save" icon="plus" onClick={() => setAdding(true)}>
            {texts.remind}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
