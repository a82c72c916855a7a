import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { FaultKind } from '../../../mocks/faults'
import {
  guestOfAHouseThatTells,
  guestWithAccount,
  guestWithNewToken,
  PASSWORD,
} from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from './account'
import { signInActions } from './actions'

const email = 'margaret.holloway@example.com'
const right = { email, password: PASSWORD }
const wrong = { email, password: 'guess' }
const someone = { email: 'new@example.com', password: 'correct horse', fname: 'New', lname: 'One' }

async function opened(world: typeof guestWithAccount) {
  const tested = await aStore(world)
  const { signIn, isKnownEmail } = tested.store.use(signInActions)
  return { ...tested, signIn, isKnownEmail, account: tested.store.slot(accountActions) }
}

describe('signing in', () => {
  it.each([
    ['by the account’s own row', guestWithAccount, right, 'postSignIn'],
    [
      'through checkout with a subscription',
      guestWithAccount,
      { ...right, isForAutoDelivery: true },
      'postAutoDeliveryLogin',
    ],
    ['a new customer', guestWithAccount, someone, 'postRegister'],
    [
      'a new customer with a subscription',
      guestWithAccount,
      { ...someone, isForAutoDelivery: true },
      'postAutoDeliveryLogin',
    ],
  ] as const)('goes %s', async (_case, world, fields, endpoint) => {
    const { signIn, account, requests } = await opened(world)
    expect(await signIn(fields)).toEqual({ status: 'signed-in' })
    expect(account).toMatchObject({ status: 'customer', customer: { email: fields.email } })
    expect(requests()[0]).toBe(endpoint)
  })

  it('replaces a guest’s addresses by the customer’s', async () => {
    const { signIn, account, store, backend } = await opened(guestWithAccount)
    await store.use(accountActions).loadAddresses()
    expect(account).toMatchObject({ addressStatus: 'ready', addresses: [] })
    await signIn(right)
    expect(account.addressStatus).not.toBe('ready')
    await expect.poll(() => account.addressStatus).toBe('ready')
    expect(account.addresses).toEqual((await ask(backend, 'getAddresses')).body.addresses)
  })

  it('as a different customer clears the previous one’s data', async () => {
    const { signIn, account, heard } = await opened(guestWithAccount)
    await signIn(right)
    await signIn(right)
    expect(heard).not.toContain('signed-out')
    expect(await signIn(someone)).toEqual({ status: 'signed-in' })
    expect(heard).toContain('signed-out')
    expect(account).toMatchObject({ status: 'customer', customer: { email: someone.email } })
  })

  it('is refused with a wrong password, and locked after five attempts', async () => {
    const { signIn, account } = await opened(guestWithAccount)
    for (let tries = 1; tries < 5; tries += 1)
      expect(await signIn(wrong)).toEqual({ status: 'refused', reason: 'refused' })
    expect(await signIn(wrong)).toMatchObject({ status: 'refused', kind: 'locked', minutes: 15 })
    expect(account.status).not.toBe('customer')
  })

  it('is refused with an old token, and gets the new one', async () => {
    const { signIn } = await opened(guestWithNewToken)
    const refusal = { status: 'refused', reason: 'refused', kind: 'expired', token: 'new' }
    expect(await signIn({ ...right, token: 'old' })).toEqual(refusal)
    expect(await signIn({ ...right, token: 'new' })).toEqual({ status: 'signed-in' })
  })

  it.each<[FaultKind, string]>([
    ['network-error', 'unavailable'],
    ['server-error', 'unavailable'],
    ['html', 'unavailable'],
  ])('fails on %s', async (fault, reason) => {
    const { signIn, backend } = await opened(guestWithAccount)
    backend.setFault('postSignIn', fault)
    expect(await signIn(right)).toMatchObject({ status: 'failed', reason })
  })
})

describe('whether an email has an account', () => {
  it.each([
    ['is reported', guestOfAHouseThatTells, email, true],
    ['is reported for others', guestOfAHouseThatTells, 'nobody@example.com', false],
    ['is unknown if the server does not report it', guestWithAccount, email, false],
  ])('%s', async (_case, world, one, expected) => {
    const { isKnownEmail } = await opened(world)
    expect(await isKnownEmail(one)).toBe(expected)
  })
})
