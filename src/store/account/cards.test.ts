import { expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { theCards } from '../../../testing/store/cardsStore'
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
