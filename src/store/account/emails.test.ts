import { describe, expect, it } from 'vitest'
import type { BackendOptions } from '../../../mocks/backend'
import * as worlds from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from './account'
import { signInActions } from './actions'
import { emailActions } from './emails'

const NONE = { offers: false, recipes: false, charges: false, sms: false, frequency: 'monthly' }
const ALL = { ...NONE, offers: true, recipes: true, charges: true, sms: true }

async function opened(
  world: () => worlds.Scenario = worlds.emailsAndReminders,
  faults: BackendOptions['faults'] = {},
) {
  const tested = await aStore(world(), { isLoggedIn: Boolean(world().customer), faults })
  const { store } = tested
  return { ...tested, ...store.use(emailActions), slot: store.slot(emailActions) }
}

describe('email preferences', () => {
  it('are read once the customer is known, and changed', async () => {
    const { loadEmails, saveEmails, slot, requests } = await opened()
    expect(await loadEmails()).toEqual({ status: 'ready' })
    expect(slot).toMatchObject({ status: 'ready', preferences: { offers: true, sms: true } })
    expect(await saveEmails(NONE)).toEqual({ status: 'saved' })
    expect(slot.preferences).toMatchObject(NONE)
    expect(requests()).toEqual(['getCustomer', 'getEmailPreferences', 'putEmailPreferences'])
  })

  it('are not requested for a guest', async () => {
    const { loadEmails, slot, requests } = await opened(worlds.guestWithAccount)
    expect(await loadEmails()).toEqual({ status: 'ready' })
    expect([slot.status, slot.preferences, requests()]).toEqual(['ready', null, []])
  })

  it('report what was not saved', async () => {
    const { loadEmails, saveEmails, slot } = await opened(worlds.emailsPartlyStuck)
    await loadEmails()
    expect(await saveEmails(NONE)).toEqual({ status: 'saved-partly', notSaved: ['recipes'] })
    expect(slot.preferences).toMatchObject({ offers: false, recipes: true })
  })

  it('request no text messages if there are none', async () => {
    const { loadEmails, saveEmails, backend } = await opened(worlds.noEmails)
    await loadEmails()
    expect(await saveEmails(ALL)).toEqual({ status: 'saved' })
    expect(backend.requests.at(-1)?.body).toMatchObject({ sms: null })
  })

  it('are available to a guest with an email link, and can be changed', async () => {
    const { loadEmails, saveEmails, slot, backend } = await opened(worlds.cameByEmailLink)
    await loadEmails(worlds.EMAIL_LINK)
    expect(slot.preferences).toMatchObject({ offers: true })
    expect(await saveEmails(NONE)).toEqual({ status: 'saved' })
    expect(backend.requests.at(-1)?.body).toMatchObject({ link: worlds.EMAIL_LINK })
  })

  it('are not available with an expired link', async () => {
    const { loadEmails, saveEmails, slot, heard } = await opened(worlds.cameByOldEmailLink)
    expect(await loadEmails(worlds.EMAIL_LINK)).toEqual({ status: 'failed', reason: 'refused' })
    expect([slot.status, slot.preferences]).toEqual(['link-old', null])
    expect(await saveEmails(NONE)).toEqual({ status: 'link-old', reason: 'refused' })
    expect(heard).toEqual([])
  })

  it('are no longer available after the link has ended', async () => {
    const { loadEmails, saveEmails, slot, backend } = await opened(worlds.cameByEmailLink)
    await loadEmails(worlds.EMAIL_LINK)
    const body = { error: 'link_expired' }
    backend.setFault('putEmailPreferences', { kind: 'conflict', status: 422, body })
    expect(await saveEmails(NONE)).toEqual({ status: 'link-old', reason: 'refused' })
    expect(slot.status).toBe('link-old')
  })

  it('from a link are not shown to a customer who signs in afterwards', async () => {
    const { loadEmails, slot, store, backend } = await opened(worlds.cameByEmailLink)
    await loadEmails(worlds.EMAIL_LINK)
    const fields = { email: 'new@example.com', password: 'correct horse', fname: 'N', lname: 'O' }
    await store.use(signInActions).signIn(fields)
    backend.setFault('getEmailPreferences', 'not-found')
    await loadEmails()
    expect([slot.status, slot.preferences]).toEqual(['failed', null])
  })

  it.each([
    ['server-error', 'unavailable', []],
    ['unauthorized', 'refused', ['session-expired']],
  ] as const)('stays as it was after %s', async (kind, reason, events) => {
    const { loadEmails, saveEmails, slot, heard, reported } = await opened(undefined, {
      putEmailPreferences: kind,
    })
    await loadEmails()
    expect(await saveEmails(NONE)).toEqual({ status: 'failed', reason })
    expect(slot.preferences).toMatchObject({ offers: true })
    expect([heard, reported]).toEqual([events, ['emails-failed']])
  })

  it('fail without a response, and are read by a retry', async () => {
    const fault = { kind: 'not-found', times: 1 } as const
    const { loadEmails, slot } = await opened(undefined, { getEmailPreferences: fault })
    expect(await loadEmails()).toMatchObject({ status: 'failed' })
    expect(slot.status).toBe('failed')
    await loadEmails()
    expect(slot.status).toBe('ready')
  })

  it('fail with the customer’s data, and so do the reminders', async () => {
    const fault = { kind: 'not-found', times: 2 } as const
    const { loadEmails, loadReminders, slot, requests } = await opened(undefined, {
      getCustomer: fault,
    })
    const failed = { status: 'failed', reason: 'unavailable' }
    expect([await loadEmails(), await loadReminders()]).toEqual([failed, failed])
    expect([slot.status, slot.reminderStatus]).toEqual(['failed', 'failed'])
    expect(requests()).toEqual(['getCustomer', 'getCustomer'])
    await Promise.all([loadEmails(), loadReminders()])
    expect(slot).toMatchObject({ status: 'ready', preferences: { offers: true } })
    expect([slot.reminderStatus, slot.reminders.length]).toEqual(['ready', 2])
  })

  it('are cleared with the customer, also pending ones', async () => {
    const { loadEmails, loadReminders, saveEmails, store, slot } = await opened()
    await loadEmails()
    await loadReminders()
    const underWay = [loadEmails(), loadReminders(), saveEmails(NONE)]
    store.use(accountActions).becomeGuest()
    await Promise.all(underWay)
    const nothing = { status: 'idle', preferences: null, reminderStatus: 'idle', reminders: [] }
    expect(slot).toEqual(nothing)
  })
})

describe('gift reminders', () => {
  const occasions = (slot: { reminders: readonly { occasion: string }[] }) =>
    slot.reminders.map(({ occasion }) => occasion)

  it('are read, added and deleted', async () => {
    const { loadReminders, addReminder, removeReminder, slot } = await opened()
    await loadReminders()
    expect(occasions(slot)).toEqual(['Eleanor’s birthday', 'Mom and Dad’s anniversary'])
    expect(await addReminder('Ben’s birthday', '2026-12-24')).toMatchObject({
      status: 'added',
      reminder: { emails_on: '2026-12-10' },
    })
    expect(await removeReminder(71)).toEqual({ status: 'removed' })
    expect(occasions(slot)).toEqual(['Mom and Dad’s anniversary', 'Ben’s birthday'])
  })

  it('are looked up after a lost response, instead of being added twice', async () => {
    const { addReminder, slot } = await opened(undefined, {
      postReminder: { kind: 'dropped-after', times: 1 },
    })
    expect(await addReminder('Ben’s birthday', '2026-12-24')).toMatchObject({
      status: 'added',
      reminder: { emails_on: '2026-12-10' },
    })
    expect(occasions(slot)).toHaveLength(3)
  })

  it('are removed if the list no longer has them, although the response was lost', async () => {
    const { loadReminders, removeReminder, slot } = await opened(undefined, {
      deleteReminder: { kind: 'dropped-after' },
    })
    await loadReminders()
    expect(await removeReminder(71)).toEqual({ status: 'removed' })
    expect(slot.reminders.map(({ reminder_id }) => reminder_id)).not.toContain(71)
  })

  it('stay if a proxy’s page says that they are gone', async () => {
    const { loadReminders, removeReminder, slot } = await opened(undefined, {
      deleteReminder: { kind: 'html', status: 404 },
    })
    await loadReminders()
    const before = slot.reminders
    expect(await removeReminder(71)).toMatchObject({ status: 'failed' })
    expect(slot.reminders).toEqual(before)
  })

  it('that no longer exist are removed as well', async () => {
    const { loadReminders, removeReminder, slot } = await opened(undefined, {
      deleteReminder: 'not-found',
    })
    await loadReminders()
    expect(await removeReminder(71)).toEqual({ status: 'removed' })
    expect(slot.reminders).toHaveLength(1)
  })

  it('stay unchanged if the server refuses or fails', async () => {
    const { loadReminders, addReminder, removeReminder, slot } = await opened(undefined, {
      deleteReminder: 'server-error',
    })
    await loadReminders()
    expect(await addReminder('', '2026-12-24')).toEqual({ status: 'failed', reason: 'refused' })
    expect(await removeReminder(71)).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(slot.reminders).toHaveLength(2)
  })

  it('do not exist for a guest', async () => {
    const { loadReminders, slot, requests } = await opened(worlds.guestWithAccount)
    await loadReminders()
    expect([slot.reminderStatus, slot.reminders, requests()]).toEqual(['ready', [], []])
  })
})
