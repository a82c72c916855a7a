import { describe, expect, it } from 'vitest'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import * as scenarios from '../scenarios'

const MARGARET = {
  fname: 'Margaret',
  lname: 'Holloway',
  email: 'margaret.holloway@example.com',
  phone: null,
}
const DANA = { cust_id: 8002, fname: 'Dana', lname: 'Lee', email: 'dana.lee@example.com' }

/** A house with two customers, of whom Margaret is signed in. */
const house = () => at(() => ({ ...scenarios.customerSignedIn(), accounts: [DANA] }))
const put = async (backend: Backend, over: object = {}) => {
  const { status, body } = await ask(backend, 'putCustomer', { body: { ...MARGARET, ...over } })
  return [status, body]
}
const customer = async (backend: Backend) => (await ask(backend, 'getCustomer')).body.customer
const kept = (backend: Backend, id: number) =>
  backend.db.transaction((tx) => tx.read('customers', id))

describe('a customer’s profile', () => {
  it('is changed, for this customer only', async () => {
    const backend = house()
    const changed = { fname: 'Maggie', email: 'maggie@example.com', phone: '4025550100' }
    expect(await put(backend, changed)).toMatchObject([200, { customer: changed }])
    expect(await customer(backend)).toMatchObject({ cust_id: 8001, lname: 'Holloway', ...changed })
    expect(await kept(backend, 8002)).toMatchObject(DANA)
  })

  it('keeps the password, and can only sign in with the new email', async () => {
    const backend = house()
    await put(backend, { email: 'maggie@example.com' })
    const signIn = async (email: string) =>
      (await ask(backend, 'postSignIn', { body: { email, password: scenarios.PASSWORD } })).status
    expect(await signIn('maggie@example.com')).toBe(200)
    expect(await signIn(MARGARET.email)).toBe(401)
  })

  it.each([
    ['no first name', { fname: ' ' }, [422, { error: 'name_required' }]],
    ['no email', { email: '' }, [422, { error: 'email_required' }]],
    ['an email of another customer', { email: 'Dana.Lee@example.com' }, [409, {}]],
    ['the own email in capitals', { email: 'MARGARET.HOLLOWAY@example.com' }, [200, {}]],
  ])('with %s', async (_case, over, expected) => {
    expect(await put(house(), over)).toMatchObject(expected)
  })

  it.each([DANA.email, 'free@example.com'])(
    'waits for the link to %s, taken or not',
    async (email) => {
      const backend = house()
      backend.setRules({ verifiesEmails: true })
      expect(await put(backend, { email, phone: '4025550100' })).toEqual([
        200,
        { customer: { ...MARGARET, cust_id: 8001, phone: '4025550100' }, pending_email: email },
      ])
      expect(await customer(backend)).toMatchObject({ email: MARGARET.email })
    },
  )

  it('is not available to a guest', async () => {
    const backend = house()
    await ask(backend, 'postSignOut')
    expect(await put(backend)).toEqual([403, { error: 'not_signed_in' }])
  })
})

describe('changing the password', () => {
  const right = { current_password: scenarios.PASSWORD, password: 'correct horse' }
  const change = async (backend: Backend, over: object = {}) => {
    const { status, body } = await ask(backend, 'postPasswordChange', {
      body: { ...right, ...over },
    })
    return [status, body]
  }

  it('requires the current one, and changes no other customer’s', async () => {
    const backend = house()
    const before = await kept(backend, 8002)
    expect(await change(backend)).toEqual([200, { status: 'success' }])
    expect(await change(backend)).toEqual([422, { error: 'wrong_password' }])
    expect(await change(backend, { current_password: right.password })).toMatchObject([200, {}])
    expect(await kept(backend, 8002)).toEqual(before)
  })

  it('refuses a short one, and a guest', async () => {
    const backend = house()
    expect(await change(backend, { password: '1234567' })).toEqual([
      422,
      { error: 'password_too_short' },
    ])
    await ask(backend, 'postSignOut')
    expect(await change(backend)).toEqual([403, { error: 'not_signed_in' }])
  })

  it('locks after five wrong attempts, like sign-in', async () => {
    const backend = house()
    const wrong = { current_password: 'guess' }
    for (let tries = 1; tries < 5; tries += 1)
      expect(await change(backend, wrong)).toEqual([422, { error: 'wrong_password' }])
    const locked = [429, { error: 'account_locked', minutes: 15 }]
    expect(await change(backend, wrong)).toEqual(locked)
    expect(await change(backend)).toEqual(locked)
  })

  it('ends the sessions on the customer’s other devices, and no others', async () => {
    const backend = createBackend({
      scenario: () => ({
        ...scenarios.guestWithAccount(),
        accounts: [DANA, { ...MARGARET, cust_id: 8001 }],
      }),
      session: null,
    })
    const device = (id: string) => ({ headers: { 'x-gw-session': id } })
    const signIn = (id: string, email: string) =>
      ask(backend, 'postSignIn', { ...device(id), body: { email, password: scenarios.PASSWORD } })
    await signIn('phone', MARGARET.email)
    await signIn('laptop', MARGARET.email)
    await signIn('other', DANA.email)
    await ask(backend, 'postPasswordChange', { ...device('phone'), body: right })
    const statusOf = async (id: string) => (await ask(backend, 'getCustomer', device(id))).status
    expect(await Promise.all(['phone', 'laptop', 'other'].map(statusOf))).toEqual([200, 403, 200])
  })
})
