import { expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { addressAskedFor, guestWithAccount, PASSWORD } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { recipientActions } from '../recipient/actions'
import { movingActions } from '../shipment/actions'
import { accountActions } from './account'
import { signInActions } from './actions'
import { claimActions } from './claims'

const MARGARET = { email: 'margaret.holloway@example.com', password: PASSWORD }

async function opened(world: typeof guestWithAccount) {
  const tested = await aStore(world(), { isLoggedIn: Boolean(world().customer) })
  const { store } = tested
  return { ...tested, ...store.use(claimActions), slot: store.slot(claimActions) }
}

it('links are cleared with the customer, also pending ones', async () => {
  const { loadClaims, renewClaim, slot, store } = await opened(addressAskedFor)
  await store.use(accountActions).loadCustomer()
  await store.use(signInActions).signIn({ ...MARGARET, fname: 'Ada', lname: 'Byron' })
  await loadClaims()
  expect(slot.claims).toHaveLength(1)
  const underWay = [loadClaims(), renewClaim(61)]
  store.use(accountActions).becomeGuest()
  expect(slot).toEqual({ status: 'idle', claims: [] })
  await Promise.all(underWay)
  expect(slot).toEqual({ status: 'idle', claims: [] })
})

it('links are read again after sign-in, if they were read before', async () => {
  const { loadClaims, slot, store, backend } = await opened(guestWithAccount)
  await loadClaims()
  const known = backend.count('getClaims')
  await store.use(signInActions).signIn(MARGARET)
  await expect.poll(() => backend.count('getClaims')).toBe(known + 1)
  await expect.poll(() => slot.claims).toEqual((await ask(backend, 'getClaims')).body.claims)
})

it('a link that was withdrawn elsewhere is no longer shown as working', async () => {
  const { loadClaims, renewClaim, slot, backend } = await opened(addressAskedFor)
  await loadClaims()
  await ask(backend, 'deleteClaim', { params: { claimId: '61' } })
  expect((await renewClaim(61)).status).toBe('gone')
  expect(slot.claims).toEqual([])
})

it('a link is not shown for another recipient, unless the change is undone', async () => {
  const { loadClaims, slot, store } = await opened(addressAskedFor)
  await loadClaims()
  const claims = [expect.objectContaining({ claim_id: 61, status: 'waiting' })]
  expect(slot.claims).toEqual(claims)
  const { addRecipient } = store.use(recipientActions)
  const added = await addRecipient({ fname: 'Rosa', lname: 'Diaz' })
  const [gift] = store.state.cart?.recipients ?? []
  if (added.status !== 'added' || !gift) throw new Error('no recipient or no gift')
  const outcome = await store.use(movingActions).changeRecipient(gift.crec_id, added.address)
  await expect.poll(() => slot.claims).toEqual([])
  expect(store.state.cart?.recipients[0]).toMatchObject({ fname: 'Rosa' })
  expect(store.state.cart?.recipients[0]?.awaits_address).toBeFalsy()
  expect(await outcome.undo?.()).toEqual({ status: 'restored' })
  await expect.poll(() => slot.claims).toEqual(claims)
})
