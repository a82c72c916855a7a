import { describe, expect, it } from 'vitest'
import type { BackendOptions } from '../../../mocks/backend'
import { customerSignedIn, PASSWORD } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { dialogActions } from '../dialog/dialogs'
import { accountActions } from './account'
import { accessActions } from './actions'
import { profileActions } from './profile'

const DANA = { cust_id: 8002, fname: 'Dana', lname: 'Lee', email: 'dana.lee@example.com' }
const FIELDS = {
  fname: 'Maggie',
  lname: 'Holloway',
  email: 'margaret.holloway@example.com',
  phone: '4025550100',
}

async function opened(options: Pick<BackendOptions, 'faults' | 'rules'> = {}) {
  const { rules, faults } = options
  const world = { ...customerSignedIn(), accounts: [DANA], rules }
  const tested = await aStore(world, { isLoggedIn: true, faults })
  const { store } = tested
  await store.use(accountActions).loadCustomer()
  tested.requests()
  tested.heard.length = 0
  return {
    ...tested,
    ...store.use(profileActions),
    account: store.slot(accountActions),
    slot: store.slot(profileActions),
  }
}

describe('a customer’s profile', () => {
  it('is changed, and the account’s customer is updated at once', async () => {
    const { update, account, requests, backend } = await opened()
    expect(await update(FIELDS)).toEqual({ status: 'saved' })
    expect(account.customer).toMatchObject({ cust_id: 8001, ...FIELDS })
    expect(requests()).toEqual(['putCustomer'])
    expect(await update({ ...FIELDS, phone: '' })).toEqual({ status: 'saved' })
    expect(backend.requests.at(-1)?.body).toMatchObject({ phone: null })
    expect(account.customer?.phone).toBeNull()
  })

  it('is unchanged if another account has the email', async () => {
    const { update, account } = await opened()
    const outcome = await update({ ...FIELDS, email: DANA.email })
    expect(outcome).toMatchObject({ status: 'email-taken' })
    expect(account.customer?.fname).toBe('Margaret')
  })

  it.each([DANA.email, 'free@example.com'])('waits for the link sent to %s', async (email) => {
    const { update, account, slot } = await opened({ rules: { verifiesEmails: true } })
    expect(await update({ ...FIELDS, email })).toEqual({ status: 'email-sent' })
    expect(slot.pendingEmail).toBe(email)
    expect(account.customer).toMatchObject({ fname: 'Maggie', email: FIELDS.email })
  })

  it('is cleared with the customer, including the pending email', async () => {
    const { update, store, account, slot } = await opened({ rules: { verifiesEmails: true } })
    await update({ ...FIELDS, email: 'free@example.com' })
    await store.use(accessActions).signOut()
    expect([account.customer, slot.pendingEmail]).toEqual([null, null])
  })

  it('is not restored by a response after sign-out', async () => {
    const { update, store, account, slot } = await opened({ rules: { verifiesEmails: true } })
    const under = update({ ...FIELDS, email: 'free@example.com' })
    store.use(accountActions).becomeGuest()
    await under
    expect([account.customer, slot.pendingEmail]).toEqual([null, null])
  })

  it.each([
    ['server-error', 'unavailable', []],
    ['network-error', 'unavailable', []],
    ['html', 'unavailable', []],
    ['unauthorized', 'refused', ['session-expired']],
    ['forbidden', 'refused', ['session-expired']],
  ] as const)('stays as it was after %s, without a word', async (kind, reason, events) => {
    const { update, account, heard, reported, store } = await opened({
      faults: { putCustomer: kind },
    })
    expect(await update(FIELDS)).toEqual({ status: 'failed', reason })
    expect(account.customer?.fname).toBe('Margaret')
    expect([heard, reported]).toEqual([events, ['profile-failed']])
    expect(store.slot(dialogActions).toasts).toEqual([])
  })
})

describe('changing the password', () => {
  it('requires the current one', async () => {
    const { changePassword } = await opened()
    expect(await changePassword(PASSWORD, 'correct horse')).toEqual({ status: 'changed' })
    expect(await changePassword('correct horse', 'prairie dog')).toEqual({ status: 'changed' })
  })

  it('reports a wrong current one, and a lock; the session continues', async () => {
    const { changePassword, heard } = await opened()
    for (let tries = 1; tries < 5; tries += 1)
      expect(await changePassword('guess', 'correct horse')).toMatchObject({ status: 'wrong' })
    const locked = { status: 'locked', minutes: 15 }
    expect(await changePassword('guess', 'correct horse')).toMatchObject(locked)
    expect(await changePassword(PASSWORD, 'correct horse')).toMatchObject(locked)
    expect(heard).toEqual([])
  })

  it('fails if the new one is refused, or without a response', async () => {
    const { changePassword, backend } = await opened()
    const refused = { status: 'failed', reason: 'refused' }
    expect(await changePassword(PASSWORD, 'short')).toEqual(refused)
    backend.setFault('postPasswordChange', 'server-error')
    expect(await changePassword(PASSWORD, 'correct horse')).toMatchObject({ status: 'failed' })
  })
})
