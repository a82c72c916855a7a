import { expect, it } from 'vitest'
import * as worlds from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import type { AnyEndpoint } from '../../api/account'
import { accountActions } from './account'
import { cardActions } from './cards'
import { claimActions } from './claims'
import { emailActions } from './emails'
import { manageCardsActions } from './manageCards'

/* A screen that is shown again is read again. A change made before that response arrives stays. */

async function opened(world: () => worlds.Scenario) {
  const tested = await aStore(world(), { isLoggedIn: Boolean(world().customer) })
  await tested.store.use(accountActions).loadCustomer()
  const readLate = async (row: AnyEndpoint, read: () => Promise<unknown>) => {
    await read()
    tested.backend.setFault(row, { kind: 'late', delay: 60, times: 1 })
    return { late: read() }
  }
  return { ...tested, readLate }
}

it('a deleted reminder', async () => {
  const { store, readLate } = await opened(worlds.emailsAndReminders)
  const { loadReminders, removeReminder } = store.use(emailActions)
  const { late } = await readLate('getReminders', loadReminders)
  const slot = store.slot(emailActions)
  const [first, ...rest] = slot.reminders
  await removeReminder(first?.reminder_id ?? 0)
  await late
  expect(slot).toMatchObject({ reminderStatus: 'ready', reminders: rest })
})

it('email preferences', async () => {
  const { store, readLate } = await opened(worlds.emailsAndReminders)
  const { loadEmails, saveEmails } = store.use(emailActions)
  const { late } = await readLate('getEmailPreferences', loadEmails)
  const none = { offers: false, recipes: false, charges: false, sms: false, frequency: 'monthly' }
  await saveEmails(none)
  await late
  expect(store.slot(emailActions)).toMatchObject({ status: 'ready', preferences: none })
})

it('a deleted card', async () => {
  const { store, readLate } = await opened(worlds.severalCards)
  const { late } = await readLate('getCards', store.use(cardActions).loadCards)
  await store.use(manageCardsActions).remove('profile-3')
  await late
  const { status, cards } = store.slot(cardActions)
  expect(status).toBe('ready')
  expect(cards.map(({ profile_id }) => profile_id)).not.toContain('profile-3')
})

it('a withdrawn link', async () => {
  const { store, readLate } = await opened(worlds.addressAskedFor)
  const { loadClaims, withdrawClaim } = store.use(claimActions)
  const { late } = await readLate('getClaims', loadClaims)
  await withdrawClaim(61)
  await late
  expect(store.slot(claimActions)).toMatchObject({ status: 'ready', claims: [] })
})
