import { describe, expect, it } from 'vitest'
import type { Fault, FaultKind, Faults } from '../../../mocks/faults'
import { customerSignedIn, guestWithAccount, PASSWORD } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { cartActions } from '../cart/actions'
import { accountActions } from './account'
import { accessActions, signInActions } from './actions'

const EMAIL = 'margaret.holloway@example.com'

async function signedIn() {
  const tested = await aStore(customerSignedIn(), { isLoggedIn: true })
  await tested.store.use(accountActions).loadCustomer()
  const { signOut } = tested.store.use(accessActions)
  return { ...tested, signOut, account: tested.store.slot(accountActions) }
}

describe('signing out', () => {
  it('turns the customer into a guest with a separate cart, and emits an event', async () => {
    const { signOut, account, heard, store, backend } = await signedIn()
    expect(store.state.cart?.recipients).toHaveLength(2)
    expect(await signOut()).toEqual({ status: 'signed-out' })
    expect(account).toMatchObject({ status: 'guest', customer: null, addresses: [] })
    expect(heard).toContain('signed-out')
    expect(backend.count('postSignOut')).toBe(1)
  })

  it('is not undone by a customer response requested before it', async () => {
    const { signOut, account, backend, store } = await signedIn()
    backend.setFault('getCustomer', { kind: 'late', delay: 50 })
    const read = store.use(accountActions).loadCustomer()
    await signOut()
    expect(await read).toEqual({ status: 'ready' })
    expect(account).toMatchObject({ status: 'guest', customer: null })
  })

  it('lets changes of the cart be saved first', async () => {
    const { signOut, store, heard, backend } = await signedIn()
    const ids = store.state.cart?.recipients.flatMap(({ items }) => items[0]?.clin_id ?? []) ?? []
    const { setQuantity } = store.use(cartActions)
    const saving = ids.map((id) => setQuantity(id, 4))
    expect(await signOut()).toEqual({ status: 'signed-out' })
    expect((await Promise.all(saving)).map(({ status }) => status)).toEqual(['saved', 'saved'])
    expect(backend.requests.at(-1)?.endpoint).not.toBe('putQuantity')
    expect(heard.filter((name) => /sign|session/.test(name))).toEqual(['signed-out'])
  })

  it.each<[string, Faults]>([
    ['over already', { postSignOut: 'forbidden', getCustomer: 'forbidden' }],
    ['ended by an answer that is lost', { postSignOut: 'dropped-after' }],
  ])('of a session that is %s is done', async (_what, faults) => {
    const { signOut, account, backend, heard } = await signedIn()
    for (const name of ['postSignOut', 'getCustomer'] as const)
      backend.setFault(name, faults[name] ?? null)
    expect(await signOut()).toEqual({ status: 'signed-out' })
    expect(account).toMatchObject({ status: 'guest', customer: null })
    expect(heard.filter((name) => /sign|session/.test(name))).toEqual(['signed-out'])
  })

  it('leaves everything unchanged if it fails', async () => {
    const { signOut, account, backend, heard } = await signedIn()
    backend.setFault('postSignOut', 'server-error')
    expect(await signOut()).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(account).toMatchObject({ status: 'customer', customer: { fname: 'Margaret' } })
    expect(heard).not.toContain('signed-out')
  })
})

describe('a new password', () => {
  it.each([EMAIL, 'nobody@example.com'])(
    'is asked for with one answer for all: %s',
    async (email) => {
      const { store } = await aStore(guestWithAccount())
      expect(await store.use(accessActions).requestPasswordReset(email)).toEqual({ status: 'sent' })
    },
  )

  it('is not set with an expired link', async () => {
    const { store } = await aStore(guestWithAccount())
    const outcome = await store.use(accessActions).setPassword('8001.old', 'correct horse')
    expect(outcome).toEqual({ status: 'failed', reason: 'refused' })
    const old = await store.use(signInActions).signIn({ email: EMAIL, password: PASSWORD })
    expect(old).toEqual({ status: 'signed-in' })
  })
})

describe('an ended session', () => {
  it.each<[string, FaultKind | Fault, boolean]>([
    ['a 401 of the shop', 'unauthorized', true],
    ['a 403 of the shop', 'forbidden', true],
    ['a 403 of a proxy', { kind: 'html', status: 403 }, false],
    ['a 500', 'server-error', false],
  ])('is noticed only from the shop itself: %s', async (_what, fault, isOver) => {
    const { signOut, backend, heard } = await signedIn()
    backend.setFault('postSignOut', fault)
    expect(await signOut()).toMatchObject({ status: 'failed' })
    expect(heard.includes('session-expired')).toBe(isOver)
  })
})
