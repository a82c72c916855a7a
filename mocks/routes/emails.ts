import type * as rows from '../../src/api/account/emails'
import { addDays, chicago, isDay } from '../calendar/chicago'
import type { CustomerRecord, EmailsRecord, ReminderRecord } from '../db'
import { type Call, type Handlers, ownerOf, Refusal } from './call'
import { customerOf, keepCustomer } from './signIn'

/** Handlers of the rows in `src/api/account/emails`. */
export const emailHandlers: Handlers<typeof rows> = {
  async getEmailPreferences(call) {
    return { preferences: shown(await readerOf(call, call.query.link)) }
  },

  async putEmailPreferences(call) {
    const { link, ...wanted } = call.body
    if (!FREQUENCIES.has(wanted.frequency)) throw new Refusal(422, 'frequency_unknown')
    const customer = await readerOf(call, link)
    const before = emailsOf(customer)
    const stuck = call.rules.stuckTopics.map((topic) => [topic, before[topic]] as const)
    const emails: EmailsRecord = {
      ...before,
      ...wanted,
      // Text messages cannot be enabled if the shop sends none.
      sms: before.sms === null ? null : (wanted.sms ?? before.sms),
      ...Object.fromEntries(stuck),
    }
    await keepCustomer(call, { ...customer, emails })
    return { preferences: shown({ ...customer, emails }) }
  },

  async getReminders(call) {
    await customerOf(call)
    const kept = await call.tx.owned('reminders', ownerOf(call.session))
    return { reminders: kept.map((one) => withEmailDay(one, call.now)) }
  },

  async postReminder(call) {
    await customerOf(call)
    const occasion = call.body.occasion.trim()
    const { day } = call.body
    if (!occasion || occasion.length > LONGEST_OCCASION) throw new Refusal(422, 'occasion_invalid')
    if (!isDay(day)) throw new Refusal(422, 'day_invalid')
    const reminder = { reminder_id: await call.tx.nextId(), occasion, day }
    await call.tx.write('reminders', reminder.reminder_id, reminder, ownerOf(call.session))
    return { reminder: withEmailDay(reminder, call.now) }
  },

  async deleteReminder(call) {
    await customerOf(call)
    const { reminderId } = call.params
    const mine = await call.tx.owned('reminders', ownerOf(call.session))
    // Another customer's reminder is treated as unknown.
    const found = mine.find(({ reminder_id }) => String(reminder_id) === reminderId)
    if (!found) throw new Refusal(404, 'not_found')
    await call.tx.remove('reminders', found.reminder_id)
    return { status: 'success' }
  },
}

const FREQUENCIES = new Set(['each', 'weekly', 'monthly'])
const LONGEST_OCCASION = 40
const DAYS_AHEAD = 14

const DEFAULTS: EmailsRecord = {
  offers: false,
  recipes: false,
  charges: true,
  sms: null,
  frequency: 'weekly',
  is_bounced: false,
}

const emailsOf = ({ emails }: CustomerRecord): EmailsRecord => ({ ...DEFAULTS, ...emails })

/** The preferences as answered: without the secret link. */
function shown(customer: CustomerRecord): Omit<EmailsRecord, 'link'> {
  const { link: _secret, ...preferences } = emailsOf(customer)
  return preferences
}

/** The customer of the preferences: by an email's link, or by the session. */
async function readerOf(call: Call<never>, link?: string | null): Promise<CustomerRecord> {
  if (!link) return customerOf(call)
  const [id = ''] = link.split('.')
  const customer = await call.tx.read('customers', id)
  const known = customer?.emails?.link
  const isGood = known && `${id}.${known.token}` === link && known.until > call.now
  if (!customer || !isGood) throw new Refusal(422, 'link_expired')
  return customer
}

/** A reminder with the day of its next email: two weeks before its next occurrence. */
function withEmailDay(reminder: ReminderRecord, now: number) {
  const today = chicago(now).day
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1, year + 2].map((one) => {
    const day = `${one}${reminder.day.slice(4)}`
    return addDays(isDay(day) ? day : `${one}-02-28`, -DAYS_AHEAD)
  })
  return { ...reminder, emails_on: days.find((day) => day >= today) ?? today }
}
