import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { theCards } from '../../../testing/store/cardsStore'
import { cardActions } from './cards'

describe('a card in the form', () => {
  it('is saved with its details, and is in the list with the shop’s data', async () => {
    const { enter, save, slot, backend, requests, store } = await theCards()
    const told: string[] = []
    store.events.onAny((name, detail) => told.push(name + JSON.stringify(detail)))
    await enter()
    const outcome = await save()
    const said = { last_four: '0005', nickname: 'Travel', is_default: false }
    expect(outcome).toMatchObject({ status: 'saved', card: said })
    expect(slot.cards).toContainEqual(outcome.status === 'saved' && outcome.card)
    expect(requests()).toEqual(['postHostedProfile', 'getCards'])
    expect(backend.requests.at(-2)?.body).toMatchObject({ save_card: true, nickname: 'Travel' })
    // The failure's details contain no card.
    expect(told.join()).not.toMatch(/0005|hpf-/)
  })

  it('is in the list even if an earlier read was pending', async () => {
    const { enter, save, ids, store, backend } = await theCards()
    await enter()
    const before = ids().length
    // The response was written before the card was saved, and arrives late.
    backend.setFault('getCards', { kind: 'late', delay: 60, times: 1 })
    void store.use(cardActions).loadCards()
    await expect.poll(() => backend.count('getCards')).toBe(2)
    await save()
    expect(ids()).toHaveLength(before + 1)
  })

  it('that is already saved is reported', async () => {
    const { enter, save, ids } = await theCards()
    const before = ids()
    await enter('4242', '08/2028')
    expect(await save()).toMatchObject({ status: 'twin', card: { profile_id: 'profile-1' } })
    expect(ids()).toEqual(before)
  })

  it('replaces a card that was entered again', async () => {
    const { enter, save, ids, slot } = await theCards()
    const before = ids()
    await enter('1881', '03/2031')
    const card = { profile_id: 'profile-4', expires: '03/2031' }
    expect(await save('profile-4')).toMatchObject({ status: 'saved', card })
    expect(ids()).toEqual(before)
    expect(slot.cards).toContainEqual(expect.objectContaining(card))
  })

  it('that was deleted in the meantime no longer exists', async () => {
    const { enter, save, ids, backend } = await theCards()
    await enter('1881', '03/2031')
    await ask(backend, 'deleteCard', { params: { profileId: 'profile-4' } })
    expect(await save('profile-4')).toEqual({ status: 'failed', reason: 'gone' })
    expect(ids()).not.toContain('profile-4')
  })

  it('that is invalid is not sent: the form shows why', async () => {
    const { enter, save, answers, form, requests } = await theCards()
    await enter()
    answers((listener) => listener.onErrors(['315']))
    expect(await save()).toEqual({ status: 'not-entered' })
    expect([form.problems, requests()]).toEqual([['315'], []])
  })

  it('that the shop could not save is saved by a retry, without being entered again', async () => {
    const { enter, save, backend, form, ids } = await theCards()
    await enter()
    backend.setFault('postHostedProfile', 'server-error')
    expect(await save()).toEqual({ status: 'failed', reason: 'unavailable' })
    const { uid } = form
    backend.setFault('postHostedProfile', null)
    expect(await save()).toMatchObject({ status: 'saved' })
    expect(form.uid).toBe(uid)
    expect(ids()).toHaveLength(5)
  })

  it('is saved if only the response was lost', async () => {
    const { enter, save, backend } = await theCards()
    await enter()
    backend.setFault('postHostedProfile', 'dropped-after')
    expect(await save()).toMatchObject({ status: 'saved', card: { last_four: '0005' } })
  })

  it('is too late after its session: there is a new form', async () => {
    const { enter, save, backend, form } = await theCards()
    await enter()
    await backend.completeHosted(form.uid ?? '', null)
    expect(await save()).toEqual({ status: 'not-entered' })
    expect(form.instead).toBe('timed-out')
  })

  it('is also too late at the second attempt', async () => {
    const { enter, save, backend, form } = await theCards()
    await enter()
    backend.setFault('postHostedProfile', 'server-error')
    await save()
    backend.setFault('postHostedProfile', null)
    await backend.completeHosted(form.uid ?? '', null)
    expect(await save()).toEqual({ status: 'not-entered' })
    expect(form.instead).toBe('timed-out')
  })

  it('submitted by its own button is saved as well', async () => {
    const { enter, save, heard, form } = await theCards()
    await enter()
    heard()?.onComplete()
    await expect.poll(() => form.status).toBe('secured')
    expect(await save()).toMatchObject({ status: 'saved', card: { nickname: 'Travel' } })
  })

  it('is not saved after the session has ended, which is reported', async () => {
    const { enter, save, store, backend } = await theCards()
    const told: string[] = []
    store.events.on('session-expired', () => told.push('over'))
    await enter()
    await ask(backend, 'postSignOut')
    expect(await save()).toMatchObject({ status: 'failed', reason: 'refused' })
    expect(told).toEqual(['over'])
  })

  it.each([null, 'profile-3'])(
    'leaves the list as it was if the session is over: %s',
    async (profileId) => {
      const { enter, save, ids, backend } = await theCards()
      const before = ids()
      await enter()
      await ask(backend, 'postSignOut')
      expect(await save(profileId)).toMatchObject({ status: 'failed', reason: 'refused' })
      expect(ids()).toEqual(before)
    },
  )
})
