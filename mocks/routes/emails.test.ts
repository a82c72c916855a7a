import { describe, expect, it } from 'vitest'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import * as scenarios from '../scenarios'

const MARGARET = 'margaret.holloway@example.com'
const DANA = 'dana.lee@example.com'
const LINK = scenarios.EMAIL_LINK
const SAID = { offers: true, recipes: true, charges: true, sms: true, frequency: 'weekly' }
const NONE = { offers: false, recipes: false, charges: false, sms: false, frequency: 'monthly' }

const get = async (backend: Backend, query: Record<string, string> = {}) => {
  const { status, body } = await ask(backend, 'getEmailPreferences', { query })
  return [status, status === 200 ? body.preferences : body]
}
const put = async (backend: Backend, body: object) => {
  const answered = await ask(backend, 'putEmailPreferences', { body })
  return [answered.status, answered.status === 200 ? answered.body.preferences : answered.body]
}
const reminders = async (backend: Backend) =>
  (await ask(backend, 'getReminders')).body.reminders.map(({ occasion }) => occasion)

/** Two customers, each with a device of their own. */
async function two() {
  const backend = createBackend({ scenario: scenarios.twoCustomers, session: null })
  const device = (id: string) => ({ headers: { 'x-gw-session': id } })
  for (const email of [MARGARET, DANA])
    await ask(backend, 'postSignIn', {
      ...device(email),
      body: { email, password: scenarios.PASSWORD },
    })
  return { backend, margaret: device(MARGARET), dana: device(DANA) }
}

describe('a customer’s email preferences', () => {
  it('are changed, without revealing a link', async () => {
    const backend = at(scenarios.emailsAndReminders)
    expect(await get(backend)).toEqual([200, { ...SAID, is_bounced: false }])
    expect(await put(backend, NONE)).toEqual([200, { ...NONE, is_bounced: false }])
    expect(await get(backend)).toEqual([200, { ...NONE, is_bounced: false }])
  })

  it('are separate for each customer', async () => {
    const { backend, margaret, dana } = await two()
    await ask(backend, 'putEmailPreferences', { ...margaret, body: { ...SAID, charges: false } })
    const { body } = await ask(backend, 'getEmailPreferences', dana)
    expect(body.preferences).toMatchObject({ offers: false, charges: true })
  })

  it('stay unchanged while they cannot be changed', async () => {
    const backend = at(scenarios.emailsAndReminders)
    backend.setRules({ stuckTopics: ['recipes'] })
    expect(await put(backend, NONE)).toMatchObject([200, { offers: false, recipes: true }])
  })

  it('omit text messages if the shop sends none', async () => {
    const backend = at(scenarios.customerAtHome)
    expect(await put(backend, SAID)).toMatchObject([200, { offers: true, sms: null }])
  })

  it('refuse an unknown frequency', async () => {
    const backend = at(scenarios.emailsAndReminders)
    expect(await put(backend, { ...SAID, frequency: 'hourly' })).toMatchObject([422, {}])
  })

  it('start with the choices from registration', async () => {
    const backend = createBackend()
    const fields = { email: 'new@example.com', password: 'correct horse', fname: 'N', lname: 'O' }
    await ask(backend, 'postRegister', { body: { ...fields, wants_offers: true } })
    expect(await get(backend)).toMatchObject([200, { offers: true, recipes: false }])
  })
})

describe('an email’s link', () => {
  it('gives access to its customer’s email preferences only', async () => {
    const backend = at(scenarios.cameByEmailLink)
    expect(await get(backend, { link: LINK })).toEqual([200, { ...SAID, is_bounced: false }])
    expect(await put(backend, { ...NONE, link: LINK })).toMatchObject([200, NONE])
    expect((await ask(backend, 'getReminders')).status).toBe(403)
    expect((await ask(backend, 'getCustomer')).status).toBe(403)
  })

  it.each(['8001.guess', '8001.', '9.x', '8003.story'])('is not valid as %j', async (link) => {
    const backend = at(scenarios.cameByEmailLink)
    const expired = [422, { error: 'link_expired' }]
    expect(await get(backend, { link })).toEqual(expired)
    expect(await put(backend, { ...NONE, link })).toEqual(expired)
  })

  it('expires', async () => {
    const backend = at(scenarios.cameByOldEmailLink)
    expect(await get(backend, { link: LINK })).toEqual([422, { error: 'link_expired' }])
  })

  it('is required for a guest', async () => {
    const backend = at(scenarios.cameByEmailLink)
    expect(await get(backend)).toEqual([403, { error: 'not_signed_in' }])
    expect(await put(backend, NONE)).toEqual([403, { error: 'not_signed_in' }])
  })
})

describe('gift reminders', () => {
  const add = async (backend: Backend, body: object) => {
    const answered = await ask(backend, 'postReminder', { body })
    return [answered.status, answered.body]
  }

  it('are added, listed and deleted', async () => {
    const backend = at(scenarios.customerAtHome)
    const birthday = { occasion: ' Ben’s birthday ', day: '2026-12-20' }
    const expected = { occasion: 'Ben’s birthday', day: '2026-12-20', emails_on: '2026-12-06' }
    expect(await add(backend, birthday)).toMatchObject([200, { reminder: expected }])
    const [kept] = (await ask(backend, 'getReminders')).body.reminders
    const remove = { params: { reminderId: kept?.reminder_id ?? 0 } }
    expect((await ask(backend, 'deleteReminder', remove)).status).toBe(200)
    expect(await reminders(backend)).toEqual([])
    expect((await ask(backend, 'deleteReminder', remove)).status).toBe(404)
  })

  it.each([
    ['a day two weeks and a day ahead', '1980-12-16', '2026-12-02'],
    ['a day that is too near', '2026-12-14', '2027-11-30'],
    ['a day in January', '2020-01-05', '2026-12-22'],
    ['the last of February in a leap year', '2028-02-29', '2027-02-14'],
  ])('are emailed two weeks ahead: %s', async (_case, day, emails_on) => {
    const backend = at(scenarios.customerAtHome)
    const [, body] = await add(backend, { occasion: 'Birthday', day })
    expect(body).toMatchObject({ reminder: { emails_on } })
  })

  it.each([
    ['2028-01-15', '2028-02-15'],
    ['2028-02-16', '2029-02-14'],
  ])('count from Feb 29 in a leap year, else from Feb 28: on %s', async (today, emails_on) => {
    const clock = () => Date.parse(`${today}T18:00:00Z`)
    const backend = createBackend({ scenario: scenarios.customerAtHome, clock })
    const [, body] = await add(backend, { occasion: 'Birthday', day: '2024-02-29' })
    expect(body).toMatchObject({ reminder: { emails_on } })
  })

  it.each([
    ['no occasion', { occasion: ' ' }],
    ['an occasion that is too long', { occasion: 'x'.repeat(41) }],
    ['no day', { day: '' }],
    ['a day that there is not', { day: '2026-02-30' }],
  ])('need more than %s', async (_case, over) => {
    const body = { occasion: 'Birthday', day: '2026-12-20', ...over }
    expect(await add(at(scenarios.customerAtHome), body)).toMatchObject([422, {}])
  })

  it('are separate for each customer', async () => {
    const { backend, margaret, dana } = await two()
    const body = { occasion: 'Birthday', day: '2026-12-20' }
    const added = await ask(backend, 'postReminder', { ...margaret, body })
    const params = { reminderId: added.body.reminder.reminder_id }
    expect((await ask(backend, 'getReminders', dana)).body.reminders).toEqual([])
    expect((await ask(backend, 'deleteReminder', { ...dana, params })).status).toBe(404)
    expect((await ask(backend, 'getReminders', margaret)).body.reminders).toHaveLength(1)
  })

  it('are not available to a guest', async () => {
    const backend = at(scenarios.guestWithAccount)
    expect((await ask(backend, 'getReminders')).status).toBe(403)
    expect(await add(backend, { occasion: 'Birthday', day: '2026-12-20' })).toMatchObject([403, {}])
    expect((await ask(backend, 'deleteReminder', { params: { reminderId: 1 } })).status).toBe(403)
  })
})
