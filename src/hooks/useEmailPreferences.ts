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
  /** The preferences as the server sends them; null until loaded, and for a guest. Wire names. */
  preferences: EmailPreferences | null
  /** The same as choices to edit: topics and frequency. */
  choices: EmailChoices | null
  /** `idle`, `loading`, `ready` or `failed`; `link-old` if the link from the email has expired. */
  status: LoadStatus | 'link-old'
  /** The customer's reminders, next email first; empty for a visitor with a link. Wire names. */
  reminders: readonly Reminder[]
  /** Load status of the reminders. */
  reminderStatus: LoadStatus
  /** Saves the choices. Never rejects. */
  save(choices: EmailChoices): Promise<EmailsOutcome>
  /** Adds a yearly email reminder of a day, as `YYYY-MM-DD`. Never rejects. */
  addReminder(occasion: string, day: string): Promise<ReminderOutcome>
  /** Removes a reminder. Never rejects. */
  removeReminder(reminderId: Reminder['reminder_id']): Promise<Outcome<'removed' | 'failed'>>
  /** Reloads preferences and reminders. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * A customer's email preferences and reminders. `link` is the token of a link in an email: with it, a visitor who is
 * not signed in can change the preferences, and sees nothing else.
 *
 * @example
 * const { choices, save } = useEmailPreferences()
 * return choices && <button onClick={() => save({ ...choices, offers: false })}>No more offers</button>
 */
export function useEmailPreferences(link: string | null = null): UseEmailPreferencesResult {
  const store = useStore()
  const { loadEmails, saveEmails, loadReminders, addReminder, removeReminder } =
    store.use(emailActions)
  const { preferences, status, reminders, reminderStatus } = useSlot(emailActions)
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
