import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Faults } from '../../../mocks/faults'
import { oneCard, severalCards } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { cardFormActions } from '../checkout/cardForm'
import type { HostedFormListener, HostedFormPort } from '../checkout/hostedForm'
import { accountActions } from './account'
import { cardActions } from './cards'
import { manageCardsActions } from './manageCards'

const DETAILS = {
  nickname: ' Travel ',
  isDefault: false,
  billingAddress: {
    fname: 'Ada',
    lname: 'Byron',
    address_1: '12 Fern Way',
    city: 'Salem',
    state: 'OR',
    postal_code: '97301',
  },
}

/** A customer whose cards are there, and a form into which a card was typed. */
async function theCards(scenario = severalCards(), faults: Faults = {}) {
  const tested = await aStore(scenario, { isLoggedIn: true })
  const { store, backend } = tested
  await store.use(cardActions).loadCards()
  tested.requests()
  let heard: HostedFormListener | undefined
  let sent = (form: HostedFormListener) => form.onComplete()
  const port: HostedFormPort = {
    frameUrl: (uid) => `https://pay.example/${uid}`,
    load: () => Promise.resolve(),
    submit() {
      if (heard) sent(heard)
      return true
    },
    attach(_frame, _uid, listener) {
      heard = listener
      return () => {}
    },
  }
  const form = store.slot(cardFormActions)
  const { openForm, attachForm } = store.use(cardFormActions)
  /** Opens a form, and has a card typed into it. */
  async function enter(last_four = '0005', expires = '12/2029') {
    await openForm(port)
    attachForm(port, {} as HTMLIFrameElement)
    heard?.onReady()
    await backend.completeHosted(form.uid ?? '', { last_four, expires })
    tested.requests()
  }
  for (const [row, fault] of Object.entries(faults))
    backend.setFault(row as keyof Faults, fault ?? null)
  const slot = store.slot(cardActions)
  const cards = store.use(manageCardsActions)
  return {
    ...tested,
    slot,
    form,
    cards,
    enter,
    save: (id: string | null = null) => cards.saveCard(port, DETAILS, id),
    answers(next: typeof sent) {
      sent = next
    },
    heard: () => heard,
    ids: () => slot.cards.map(({ profile_id }) => profile_id),
    defaults: () => slot.cards.filter((one) => one.is_default).map((one) => one.profile_id),
  }
}

describe('a card in the form', () => {
  it('is saved with what is said of it, and is in the list as the shop has it', async () => {
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
    // What is told of it names no card.
    expect(told.join()).not.toMatch(/0005|hpf-/)
  })

  it('is in the list also where a read was under way that knew nothing of it', async () => {
    const { enter, save, ids, store, backend } = await theCards()
    await enter()
    const before = ids().length
    // It was answered before the card was saved, and the answer takes its time.
    backend.setFault('getCards', { kind: 'late', delay: 60, times: 1 })
    void store.use(cardActions).loadCards()
    await expect.poll(() => backend.count('getCards')).toBe(2)
    await save()
    expect(ids()).toHaveLength(before + 1)
  })

  it('that is saved already is told of', async () => {
    const { enter, save, ids } = await theCards()
    const before = ids()
    await enter('4242', '08/2028')
    expect(await save()).toMatchObject({ status: 'twin', card: { profile_id: 'profile-1' } })
    expect(ids()).toEqual(before)
  })

  it('takes the place of the one that was entered again', async () => {
    const { enter, save, ids, slot } = await theCards()
    const before = ids()
    await enter('1881', '03/2031')
    const card = { profile_id: 'profile-4', expires: '03/2031' }
    expect(await save('profile-4')).toMatchObject({ status: 'saved', card })
    expect(ids()).toEqual(before)
    expect(slot.cards).toContainEqual(expect.objectContaining(card))
  })

  it('that was deleted meanwhile is gone', async () => {
    const { enter, save, ids, backend } = await theCards()
    await enter('1881', '03/2031')
    await ask(backend, 'deleteCard', { params: { profileId: 'profile-4' } })
    expect(await save('profile-4')).toEqual({ status: 'failed', reason: 'gone' })
    expect(ids()).not.toContain('profile-4')
  })

  it('that is wrong is not sent: the form says why', async () => {
    const { enter, save, answers, form, requests } = await theCards()
    await enter()
    answers((listener) => listener.onErrors(['315']))
    expect(await save()).toEqual({ status: 'not-entered' })
    expect([form.problems, requests()]).toEqual([['315'], []])
  })

  it('that the shop could not keep is kept by another try, without being entered again', async () => {
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

  it('is saved where only the answer was lost', async () => {
    const { enter, save, backend } = await theCards()
    await enter()
    backend.setFault('postHostedProfile', 'dropped-after')
    expect(await save()).toMatchObject({ status: 'saved', card: { last_four: '0005' } })
  })

  it('comes too late where its session is over: there is a fresh form', async () => {
    const { enter, save, backend, form } = await theCards()
    await enter()
    await backend.completeHosted(form.uid ?? '', null)
    expect(await save()).toEqual({ status: 'not-entered' })
    expect(form.instead).toBe('timed-out')
  })

  it('is also too late at the second try', async () => {
    const { enter, save, backend, form } = await theCards()
    await enter()
    backend.setFault('postHostedProfile', 'server-error')
    await save()
    backend.setFault('postHostedProfile', null)
    await backend.completeHosted(form.uid ?? '', null)
    expect(await save()).toEqual({ status: 'not-entered' })
    expect(form.instead).toBe('timed-out')
  })

  it('was sent by its own button, and is saved all the same', async () => {
    const { enter, save, heard, form } = await theCards()
    await enter()
    heard()?.onComplete()
    await expect.poll(() => form.status).toBe('secured')
    expect(await save()).toMatchObject({ status: 'saved', card: { nickname: 'Travel' } })
  })

  it('is not saved where the session is over, which is told', async () => {
    const { enter, save, store, backend } = await theCards()
    const told: string[] = []
    store.events.on('session-expired', () => told.push('over'))
    await enter()
    await ask(backend, 'postSignOut')
    expect(await save()).toMatchObject({ status: 'failed', reason: 'refused' })
    expect(told).toEqual(['over'])
  })

  it.each([null, 'profile-3'])(
    'leaves the list as it was where the session is over, which says nothing of it: %s',
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

describe('a saved card', () => {
  it('changes what is said of it', async () => {
    const { cards, slot } = await theCards()
    const outcome = await cards.update('profile-2', { ...DETAILS, isDefault: true })
    const card = { profile_id: 'profile-2', nickname: 'Travel', is_default: true }
    expect(outcome).toMatchObject({ status: 'saved', card })
    expect(slot.cards.filter((one) => one.is_default)).toEqual([expect.objectContaining(card)])
  })

  it.each(['update', 'makeDefault'] as const)(
    'is gone where it was deleted meanwhile: %s',
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

  it('is deleted, also where it was deleted elsewhere; another one is the default then', async () => {
    const { cards, ids, defaults, backend, slot } = await theCards()
    expect(await cards.remove('profile-1')).toEqual({ status: 'removed' })
    expect(ids()).not.toContain('profile-1')
    await expect.poll(() => slot.status).toBe('ready')
    expect(defaults()).toHaveLength(1)
    await ask(backend, 'deleteCard', { params: { profileId: 'profile-3' } })
    expect(await cards.remove('profile-3')).toEqual({ status: 'removed' })
  })

  it('that pays for a subscription is deleted once another one does', async () => {
    const { cards, slot } = await theCards()
    expect(await cards.remove('profile-2')).toEqual({ status: 'failed', reason: 'refused' })
    expect(await cards.remove('profile-2', 'profile-1')).toEqual({ status: 'removed' })
    await expect
      .poll(() => slot.cards.find((one) => one.is_in_subscription))
      .toMatchObject({ profile_id: 'profile-1' })
  })

  it('of somebody who has signed out is forgotten, also where it comes late', async () => {
    const { cards, slot, store, backend } = await theCards(oneCard())
    backend.setFault('getCards', { kind: 'slow', delay: 30 })
    const late = store.use(cardActions).loadCards()
    const changing = cards.update('profile-1', DETAILS)
    store.use(accountActions).becomeGuest()
    await Promise.all([late, changing])
    expect(slot).toMatchObject({ status: 'idle', cards: [] })
  })
})
