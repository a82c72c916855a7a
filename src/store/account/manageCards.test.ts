import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { oneCard } from '../../../mocks/scenarios'
import { DETAILS, theCards } from '../../../testing/store/cardsStore'
import { accountActions } from './account'
import { cardActions } from './cards'

describe('a saved card', () => {
  it('changes its details', async () => {
    const { cards, slot } = await theCards()
    const outcome = await cards.update('profile-2', { ...DETAILS, isDefault: true })
    const card = { profile_id: 'profile-2', nickname: 'Travel', is_default: true }
    expect(outcome).toMatchObject({ status: 'saved', card })
    expect(slot.cards.filter((one) => one.is_default)).toEqual([expect.objectContaining(card)])
  })

  it.each(['update', 'makeDefault'] as const)(
    'is gone if it was deleted in the meantime: %s',
    async (verb) => {
      const { cards, ids, backend } = await theCards()
      await ask(backend, 'deleteCard', { params: { profileId: 'profile-3' } })
      expect(await cards[verb]('profile-3', DETAILS)).toEqual({ status: 'failed', reason: 'gone' })
      expect(ids()).not.toContain('profile-3')
    },
  )

  it('is the only default', async () => {
    const { cards, defaults, backend } = await theCards()
    expect(await cards.makeDefault('profile-3')).toMatchObject({ status: 'saved' })
    expect(defaults()).toEqual(['profile-3'])
    backend.setFault('putDefaultCard', 'server-error')
    expect(await cards.makeDefault('profile-1')).toMatchObject({ status: 'failed' })
    expect(defaults()).toEqual(['profile-3'])
  })

  it('is deleted, also if it was deleted elsewhere; another one becomes the default', async () => {
    const { cards, ids, defaults, backend } = await theCards()
    expect(await cards.remove('profile-1')).toEqual({ status: 'removed' })
    expect(ids()).not.toContain('profile-1')
    await expect.poll(defaults).toHaveLength(1)
    await ask(backend, 'deleteCard', { params: { profileId: 'profile-3' } })
    expect(await cards.remove('profile-3')).toEqual({ status: 'removed' })
  })

  it('that pays for a subscription is deleted once another one pays', async () => {
    const { cards, slot } = await theCards()
    expect(await cards.remove('profile-2')).toEqual({ status: 'failed', reason: 'refused' })
    expect(await cards.remove('profile-2', 'profile-1')).toEqual({ status: 'removed' })
    await expect
      .poll(() => slot.cards.find((one) => one.is_in_subscription))
      .toMatchObject({ profile_id: 'profile-1' })
  })

  it('that pays for a subscription stays if the card that is to pay was deleted in the meantime', async () => {
    const { cards, ids, backend } = await theCards()
    await ask(backend, 'deleteCard', { params: { profileId: 'profile-1' } })
    expect(await cards.remove('profile-2', 'profile-1')).toMatchObject({ status: 'failed' })
    expect(ids()).toContain('profile-2')
    expect(ids()).not.toContain('profile-1')
  })

  it('is changed if only the response was lost', async () => {
    const { cards, ids, defaults, backend } = await theCards()
    backend.setFault('putDefaultCard', 'dropped-after')
    expect(await cards.makeDefault('profile-3')).toMatchObject({ status: 'saved' })
    expect(defaults()).toEqual(['profile-3'])
    backend.setFault('deleteCard', 'dropped-after')
    expect(await cards.remove('profile-1')).toEqual({ status: 'removed' })
    expect(ids()).not.toContain('profile-1')
  })

  it('of a signed-out customer is cleared, also if it arrives late', async () => {
    const { cards, slot, store, backend } = await theCards(oneCard())
    backend.setFault('getCards', { kind: 'slow', delay: 30 })
    const late = store.use(cardActions).loadCards()
    const changing = cards.update('profile-1', DETAILS)
    store.use(accountActions).becomeGuest()
    await Promise.all([late, changing])
    expect(slot).toMatchObject({ status: 'idle', cards: [] })
  })
})
