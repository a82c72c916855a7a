import { expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { PASSWORD, severalCards } from '../../../mocks/scenarios'
import { theCards } from '../../../testing/store/cardsStore'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from './account'
import { signInActions } from './actions'
import { cardActions } from './cards'

it('cards stay after their session ends, and an event reports it', async () => {
  const { store, backend, slot } = await theCards()
  const known = slot.cards
  const told: string[] = []
  store.events.on('session-expired', () => told.push('over'))
  await ask(backend, 'postSignOut')
  const outcome = await store.use(cardActions).loadCards()
  expect(outcome).toEqual({ status: 'failed', reason: 'refused' })
  expect(slot).toMatchObject({ status: 'failed', cards: known })
  expect(told).toEqual(['over'])
})

it('a guest who signs in meanwhile gets their cards', async () => {
  const { store, backend, slot } = await theCards()
  const known = slot.cards
  await ask(backend, 'postSignOut')
  store.use(accountActions).becomeGuest()
  await store.use(cardActions).loadCards()
  expect(slot).toMatchObject({ status: 'ready', cards: [] })
  const right = { email: 'margaret.holloway@example.com', password: PASSWORD }
  expect(await store.use(signInActions).signIn(right)).toEqual({ status: 'signed-in' })
  await expect.poll(() => slot.cards).toEqual(known)
})

it('cards of a customer who could not be read are read by a retry', async () => {
  const faults = { getCustomer: { kind: 'not-found', times: 1 } } as const
  const { store, requests } = await aStore(severalCards(), { isLoggedIn: true, faults })
  const { loadCards } = store.use(cardActions)
  expect(await loadCards()).toEqual({ status: 'failed', reason: 'unavailable' })
  expect(store.slot(cardActions)).toMatchObject({ status: 'failed', cards: [] })
  expect(requests()).toEqual(['getCustomer'])
  await loadCards()
  const { status, cards } = store.slot(cardActions)
  expect([status, cards.length > 0]).toEqual(['ready', true])
})
