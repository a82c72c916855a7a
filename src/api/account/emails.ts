import * as v from 'valibot'
import type { DeepReadonly } from '../../domain/schema/entities'
import type { Row } from '../row'
import { flag, label, read, text } from '../shapes'

/*
 * Email preferences and reminders. An extension: the specification has no rows for them. If nobody is signed in,
 * the link from an email identifies its customer; an expired link is answered with 422.
 */

const write = { isRepeatSafe: false, stale: [] } as const

const preferencesSchema = v.object({
  offers: flag,
  recipes: flag,
  /** Before each subscription charge. */
  charges: flag,
  /** Text messages about deliveries; null if the shop sends none. */
  sms: flag,
  /** `each`, `weekly` or `monthly`. */
  frequency: text,
  /** Whether the last email bounced. */
  is_bounced: flag,
})

const reminderSchema = v.object({
  reminder_id: label,
  occasion: v.string(),
  /** The day itself, as `YYYY-MM-DD`; repeats every year. */
  day: v.string(),
  /** The day on which the next email goes out. */
  emails_on: v.string(),
})

export const getEmailPreferences = {
  ...read,
  method: 'GET',
  path: '/customer/email-preferences',
  summary:
    'Returns a customer’s email preferences; `link` is the token from an email, for shoppers who are not signed in.',
  query: v.object({ link: text }),
  answer: v.object({ preferences: preferencesSchema }),
} as const satisfies Row

export const putEmailPreferences = {
  ...write,
  method: 'PUT',
  path: '/customer/email-preferences',
  summary:
    'Updates email preferences; the answer has the resulting ones, which may include only some of the changes.',
  body: v.object({
    link: text,
    offers: v.boolean(),
    recipes: v.boolean(),
    charges: v.boolean(),
    sms: v.nullish(v.boolean()),
    frequency: v.string(),
  }),
  answer: v.object({ preferences: preferencesSchema }),
} as const satisfies Row

export const getReminders = {
  ...read,
  method: 'GET',
  path: '/customer/reminders',
  summary: 'Returns the gift occasions a customer wants to be reminded of.',
  answer: v.object({ reminders: v.array(reminderSchema) }),
} as const satisfies Row

export const postReminder = {
  ...write,
  method: 'POST',
  path: '/customer/reminders',
  summary: 'Adds a gift occasion; an email reminds the customer two weeks ahead, every year.',
  body: v.object({ occasion: v.string(), day: v.string() }),
  answer: v.object({ reminder: reminderSchema }),
} as const satisfies Row

export const deleteReminder = {
  ...write,
  method: 'DELETE',
  path: '/customer/reminders/{reminderId}',
  summary: 'Deletes a gift occasion; 404 if it does not exist.',
  answer: v.nullish(v.object({ status: text })),
} as const satisfies Row

export type EmailPreferences = DeepReadonly<v.InferOutput<typeof preferencesSchema>>
export type Reminder = DeepReadonly<v.InferOutput<typeof reminderSchema>>
