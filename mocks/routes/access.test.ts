import { describe, expect, it } from 'vitest'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import * as scenarios from '../scenarios'

const email = 'Margaret.Holloway@example.com '
const right = { email, password: scenarios.PASSWORD }
const wrong = { email, password: 'guess' }
const signIn = async (backend: Backend, body: object = right) => {
  const { status, body: answer } = await ask(backend, 'postSignIn', { body })
  return [status, answer]
}
const isCustomer = async (backend: Backend) => (await ask(backend, 'getCustomer')).status === 200

/** A world whose customer is not signed in yet. */
async function signedOut() {
  const backend = at(scenarios.customerSignedIn)
  await ask(backend, 'postSignOut')
  expect(await isCustomer(backend)).toBe(false)
  return backend
}

describe('signing in', () => {
  it('accepts the right password, and returns the customer', async () => {
    const backend = await signedOut()
    expect(await signIn(backend)).toMatchObject([200, { customer: { cust_id: 8001 } }])
    expect(await isCustomer(backend)).toBe(true)
  })

  it.each([
    ['a wrong password', wrong],
    ['an email without an account', { ...right, email: 'nobody@example.com' }],
  ])('refuses %s alike', async (_case, body) => {
    const backend = await signedOut()
    expect(await signIn(backend, body)).toEqual([401, { error: 'wrong_password' }])
    expect(await isCustomer(backend)).toBe(false)
  })

  it.each([
    ['for the right one as well', email],
    ['for an email without an account alike', 'nobody@example.com'],
  ])('is locked with the fifth wrong one in a row, %s', async (_case, email) => {
    const backend = await signedOut()
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await signIn(backend, { ...wrong, email })).toMatchObject([401, {}])
    }
    const locked = [429, { error: 'account_locked', minutes: 15 }]
    expect(await signIn(backend, { ...wrong, email })).toEqual(locked)
    expect(await signIn(backend, { ...right, email })).toEqual(locked)
  })

  it('resets the count after a success', async () => {
    const backend = await signedOut()
    for (let tries = 1; tries < 5; tries += 1) await signIn(backend, wrong)
    expect(await signIn(backend)).toMatchObject([200, {}])
    expect(await signIn(backend, wrong)).toMatchObject([401, {}])
  })

  it('stores no readable password', async () => {
    const backend = await signedOut()
    const body = { email: 'new@example.com', password: 'correct horse', fname: 'New', lname: 'One' }
    await ask(backend, 'postRegister', { body })
    const [kept] = await backend.db.transaction((tx) => tx.owned('customers', 'new@example.com'))
    expect(kept?.password).toMatch(/^scrypt\$[\da-f]{32}\$[\da-f]{64}$/)
  })

  it('requires the page’s token, if there is one, and returns the next', async () => {
    const backend = await signedOut()
    backend.setRules({ formToken: 'fresh' })
    const expired = [422, { error: 'token_expired', token: 'fresh' }]
    expect(await signIn(backend)).toEqual(expired)
    expect(await signIn(backend, { ...right, token: 'stale' })).toEqual(expired)
    expect(await signIn(backend, { ...right, token: 'fresh' })).toMatchObject([200, {}])
  })
})

describe('registering', () => {
  const fields = { email: 'new@example.com', password: 'correct horse', fname: 'New', lname: 'One' }
  it.each([
    ['an email that has an account', { email }, [409, { error: 'account_exists' }]],
    ['no name', { fname: ' ' }, [422, { error: 'name_required' }]],
    ['a short password', { password: '1234567' }, [422, { error: 'password_too_short' }]],
    ['all that it takes', {}, [200, { customer: { fname: 'New', email: 'new@example.com' } }]],
  ])('with %s', async (_case, over, expected) => {
    const backend = await signedOut()
    const { status, body } = await ask(backend, 'postRegister', { body: { ...fields, ...over } })
    expect([status, body]).toMatchObject(expected)
    expect(await isCustomer(backend)).toBe(status === 200)
  })

  it('reports known emails five times an hour', async () => {
    const backend = await signedOut()
    const register = async (email: string) => {
      const { status, body } = await ask(backend, 'postRegister', { body: { ...fields, email } })
      return [status, body]
    }
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await register(email)).toEqual([409, { error: 'account_exists' }])
    const locked = [429, { error: 'account_locked', minutes: 60 }]
    expect(await register(email)).toEqual(locked)
    expect(await register('new@example.com')).toEqual(locked)
  })
})

it('keeps a guest’s orders', async () => {
  const backend = at(scenarios.oneShipment)
  const payment_info = { method: 'card', uid: 'hpf-1' }
  const { body } = await ask(backend, 'putPlaceOrder', { body: { payment_info, sms_info: null } })
  const dana = { email: 'dana@example.com', password: 'correct horse', fname: 'Dana', lname: 'Lee' }
  await ask(backend, 'postRegister', { body: dana })
  const { orders } = (await ask(backend, 'getOrders')).body
  expect(orders).toMatchObject([{ order_id: body.order_id }])
})

describe('a new password', () => {
  const linkOf = async (backend: Backend) => {
    await ask(backend, 'postPasswordReset', { body: { email } })
    const customer = await backend.db.transaction((tx) => tx.read('customers', 8001))
    return `8001.${customer?.reset?.token}`
  }
  const set = (backend: Backend, token: string, password = 'correct horse') =>
    ask(backend, 'putPassword', { body: { token, password } })

  it('is set with the link, once, and unlocks the account', async () => {
    const backend = await signedOut()
    for (let tries = 0; tries < 5; tries += 1) await signIn(backend, wrong)
    const token = await linkOf(backend)
    expect((await set(backend, token)).status).toBe(200)
    expect(await signIn(backend, { email, password: 'correct horse' })).toMatchObject([200, {}])
    expect((await set(backend, token)).body).toEqual({ error: 'link_expired' })
  })

  it.each(['8001.guess', '8001.', '9.x', ''])('is not set with %j', async (token) => {
    const backend = await signedOut()
    await linkOf(backend)
    expect((await set(backend, token)).status).toBe(422)
    expect(await signIn(backend)).toMatchObject([200, {}])
  })

  it('does not reveal whether an account exists', async () => {
    const backend = await signedOut()
    const answers = [email, 'nobody@example.com'].map(
      async (one) => (await ask(backend, 'postPasswordReset', { body: { email: one } })).body,
    )
    const [known, unknown] = await Promise.all(answers)
    expect(known).toEqual(unknown)
  })
})

describe('whether an email has an account', () => {
  it.each([
    [true, email, [200, { is_known: true }]],
    [true, 'nobody@example.com', [200, { is_known: false }]],
    [false, email, [404, { error: 'not_found' }]],
  ])('told: %s, %s', async (tellsKnownEmails, one, expected) => {
    const backend = await signedOut()
    backend.setRules({ tellsKnownEmails })
    const { status, body } = await ask(backend, 'postKnownEmail', { body: { email: one } })
    expect([status, body]).toEqual(expected)
  })
})

describe('the session after sign-in', () => {
  const call = async (backend: Backend, path: string, cookie: string, body?: object) => {
    const response = await backend.fetch(
      `http://shop.test/api${path}`,
      {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      },
      { cookies: { gw_session: cookie } },
    )
    const renewed = /gw_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
    return { status: response.status, renewed: renewed ?? null }
  }
  const open = () => createBackend({ scenario: scenarios.guestWithAccount, session: null })

  it('is a new one: the old one has no access to the customer', async () => {
    const backend = open()
    const { status, renewed } = await call(backend, '/customer/sign-in', 'planted', right)
    expect([status, renewed]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(await call(backend, '/customer', 'planted')).toMatchObject({ status: 403 })
    expect(await call(backend, '/customer', renewed ?? '')).toEqual({ status: 200, renewed: null })
  })

  it('is a new one again after sign-out', async () => {
    const backend = open()
    const { renewed: mine } = await call(backend, '/customer/sign-in', 'first', right)
    const { renewed } = await call(backend, '/customer/sign-out', mine ?? '', {})
    expect([renewed === null, renewed === mine]).toEqual([false, false])
    expect(await call(backend, '/customer', mine ?? '')).toMatchObject({ status: 403 })
  })

  it('stays the same after a wrong password', async () => {
    expect(await call(open(), '/customer/sign-in', 'first', wrong)).toEqual({
      status: 401,
      renewed: null,
    })
  })
})
