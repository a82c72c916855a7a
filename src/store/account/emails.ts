import { ref } from 'valtio/vanilla'
import {
  deleteReminder,
  type EmailPreferences,
  getEmailPreferences,
  getReminders,
  postReminder,
  putEmailPreferences,
  type Reminder,
} from '../../api/account/emails'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { type Outcome, READY, type ReadOutcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { type AccountResult, callForAccount, isNotFound, isUnsure } from './change'
import { choicesOf, differingTopics, type EmailChoices, type EmailTopic } from './emailTopics'
import { isCustomer, sessionGuard, withoutCustomer } from './session'

export type { EmailPreferences, Reminder } from '../../api/account/emails'

/**
 * Outcome of changing email preferences: `saved-partly` if the server left some unchanged, `link-old` if the
 * email's link no longer works.
 */
export interface EmailsOutcome extends Outcome<'saved' | 'saved-partly' | 'link-old' | 'failed'> {
  /** Topics that differ from what was requested. */
  readonly notSaved?: readonly EmailTopic[]
}

/** Outcome of adding a reminder; the reason `refused` means that the server rejected it. */
export interface ReminderOutcome extends Outcome<'added' | 'failed'> {
  readonly reminder?: Reminder
}

interface EmailsSlot {
  status: LoadStatus | 'link-old'
  /** Null before they are read, and for a guest. */
  preferences: EmailPreferences | null
  reminderStatus: LoadStatus
  reminders: readonly Reminder[]
}

const initial = (): EmailsSlot => ({
  status: 'idle',
  preferences: null,
  reminderStatus: 'idle',
  reminders: ref([]),
})

const emailsSlot = defineSlot<EmailsSlot>({ name: 'emails', initial })

function emailVerbs(context: StoreContext) {
  const { events } = context
  const api = accountApi(context)
  const slot = context.slot(emailsSlot)
  const account = context.slot(accountActions)
  let link: string | null = null
  const begin = sessionGuard(context)
  events.on('signed-out', () => {
    link = null
    owner = null
    Object.assign(slot, initial())
  })
  /** Owner of the slot's data: a customer's number, or a link. */
  let owner: string | number | null = null
  function belongsTo(whose: typeof owner): void {
    if (owner !== whose) Object.assign(slot, { preferences: null, reminders: ref([]) })
    owner = whose
  }
  const call = <T>(send: () => Promise<T>) => callForAccount(context, 'emails-failed', send)

  /**
   * Reads email preferences, using the token of an email's link if given; the token is kept for changes. A
   * guest without one has no preferences. Never rejects.
   */
  async function loadEmails(token: string | null = null): Promise<ReadOutcome> {
    const isSameSession = begin()
    // An answer for another link is dropped too.
    const isMine = () => isSameSession() && link === token
    link = token
    slot.status = 'loading'
    const isKnown = link !== null || (await isCustomer(context))
    if (!isMine()) return READY
    belongsTo(link ?? account.customer?.cust_id ?? null)
    const before = slot.preferences
    const result = isKnown
      ? await call(() => api.call(getEmailPreferences, { query: link ? { link } : {} }))
      : withoutCustomer(context, { preferences: null })
    if (!isMine()) return result.ok ? READY : result.failure
    // The preferences were saved in the meantime; this answer may be older.
    if (slot.preferences !== before) return loadEmails(token)
    if (result.ok) {
      const { preferences } = result.answer
      Object.assign(slot, { status: 'ready', preferences: preferences && ref(preferences) })
      return READY
    }
    slot.status = isLinkOld(result.error) ? 'link-old' : 'failed'
    return result.failure
  }

  /** Reads the customer's yearly reminders; a guest has none. Never rejects. */
  async function loadReminders(): Promise<ReadOutcome> {
    const isSameSession = begin()
    slot.reminderStatus = 'loading'
    const isKnown = await isCustomer(context)
    if (isSameSession() && !link) belongsTo(account.customer?.cust_id ?? null)
    const before = slot.reminders
    const result = isKnown
      ? await call(() => api.call(getReminders, {}))
      : withoutCustomer(context, { reminders: [] })
    if (isSameSession() && slot.reminders !== before) return loadReminders()
    if (isSameSession()) {
      slot.reminderStatus = result.ok ? 'ready' : 'failed'
      if (result.ok) slot.reminders = ref(result.answer.reminders)
    }
    return result.ok ? READY : result.failure
  }

  /** The server's reminders after a change that may have been made despite the error; otherwise null. */
  async function remindersAfter(change: AccountResult<unknown>) {
    const read = isUnsure(change) ? await call(() => api.call(getReminders, {})) : null
    return read?.ok ? read.answer.reminders : null
  }

  return {
    loadEmails,
    /** Changes email preferences. Never rejects. */
    async saveEmails(choices: EmailChoices): Promise<EmailsOutcome> {
      const isSameSession = begin()
      const sms = slot.preferences?.sms == null ? null : choices.sms
      const body = { ...choices, sms, link }
      const result = await call(() => api.call(putEmailPreferences, { body }))
      if (!result.ok) {
        if (!isLinkOld(result.error)) return result.failure
        if (isSameSession() && link === body.link) slot.status = 'link-old'
        return { ...result.failure, status: 'link-old' }
      }
      const { preferences } = result.answer
      if (isSameSession()) slot.preferences = ref(preferences)
      const asked = preferences.sms == null ? { ...choices, sms: false } : choices
      const notSaved = differingTopics(asked, choicesOf(preferences))
      return notSaved.length > 0 ? { status: 'saved-partly', notSaved } : { status: 'saved' }
    },

    loadReminders,
    /**
     * Adds a yearly email reminder for a day, given as `YYYY-MM-DD`. If the answer is lost, looks the reminder
     * up so that a retry does not add it twice. Never rejects.
     */
    async addReminder(occasion: string, day: string): Promise<ReminderOutcome> {
      const isSameSession = begin()
      const result = await call(() => api.call(postReminder, { body: { occasion, day } }))
      if (result.ok) {
        const { reminder } = result.answer
        if (isSameSession()) slot.reminders = ref([...slot.reminders, reminder])
        return { status: 'added', reminder }
      }
      const reminders = await remindersAfter(result)
      const reminder = reminders?.find((one) => one.occasion === occasion && one.day === day)
      if (!reminders || !reminder) return result.failure
      if (isSameSession()) slot.reminders = ref(reminders)
      return { status: 'added', reminder }
    },

    /** Deletes a reminder; counts as deleted if it is already gone, even if the answer was lost. Never rejects. */
    async removeReminder(
      reminderId: Reminder['reminder_id'],
    ): Promise<Outcome<'removed' | 'failed'>> {
      const isSameSession = begin()
      const isOther = (one: Reminder) => one.reminder_id !== reminderId
      const result = await call(() => api.call(deleteReminder, { params: { reminderId } }))
      const isRemoved =
        result.ok || isNotFound(result) || (await remindersAfter(result))?.every(isOther)
      if (!result.ok && !isRemoved) return result.failure
      if (isSameSession()) slot.reminders = ref(slot.reminders.filter(isOther))
      return { status: 'removed' }
    },
  }
}

const isLinkOld = (error: { code?: string | null } | null): boolean =>
  error?.code === 'link_expired'

/** A customer's email preferences and yearly reminders. */
export const emailActions = defineFeature({ ...emailsSlot, actions: emailVerbs })
