import { useMemo } from 'react'
import {
  type EmailPreferences,
  type EmailsOutcome,
  emailActions,
  type Reminder,
  type ReminderOutcome,
} from '../store/account/emails'
import { choicesOf, type EmailChoices } from '../store/account/emailTopics'
import type { Outcome, ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useFetch } from './internal/useFetch'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export type {
  EmailPreferences,
  EmailsOutcome,
  Reminder,
  ReminderOutcome,
} from '../store/account/emails'
export type { EmailChoices, EmailTopic } from '../store/account/emailTopics'

export interface UseEmailPreferencesResult {
  /** What is sent, as the server says it; null before that was read, and for a guest. Wire names. */
  preferences: EmailPreferences | null
  /** The same, as it is chosen: topics and frequency. */
  choices: EmailChoices | null
  /** `idle`, `loading`, `ready` or `failed`; `link-old` where the link of the email is good no more. */
  status: LoadStatus | 'link-old'
  /** The days of which the customer is reminded, the next email first; none for who came by a link. Wire names. */
  reminders: readonly Reminder[]
  /** Whether those have been read. */
  reminderStatus: LoadStatus
  /** Changes what is sent. Never rejects. */
  save(choices: EmailChoices): Promise<EmailsOutcome>
  /** Adds a day, as `YYYY-MM-DD`, of which an email reminds every year. Never rejects. */
  addReminder(occasion: string, day: string): Promise<ReminderOutcome>
  /** Forgets such a day. Never rejects. */
  removeReminder(reminderId: Reminder['reminder_id']): Promise<Outcome<'removed' | 'failed'>>
  /** Reads all of it again. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * What a customer is sent, and the days of which they are reminded. `link` is the token of an email’s link: with it,
 * who is not signed in changes what they are sent, and sees nothing else.
 *
 * @example
 * const { choices, save } = useEmailPreferences()
 * return choices && <button onClick={() => save({ ...choices, offers: false })}>No more offers</button>
 */
export function useEmailPreferences(link: string | null = null): UseEmailPreferencesResult {
  const store = useStore()
  const { loadEmails, saveEmails, loadReminders, addReminder, removeReminder } =
    store.use(emailActions)
  const { preferences, status, reminders, reminderStatus } = useSlot(store.slot(emailActions))
  const refresh = useMemo(
    () => async () => {
      if (!link) void loadReminders()
      return loadEmails(link)
    },
    [link, loadEmails, loadReminders],
  )
  useFetch(refresh)
  const ordered = useMemo(
    () => reminders.toSorted((one, other) => one.emails_on.localeCompare(other.emails_on)),
    [reminders],
  )
  const choices = useMemo(() => preferences && choicesOf(preferences), [preferences])
  return {
    preferences,
    choices,
    status,
    reminders: ordered,
    reminderStatus,
    save: saveEmails,
    addReminder,
    removeReminder,
    refresh,
  }
}
