import { describe, expect, it } from 'vitest'
import { at, signInAs } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import { ADA, aCustomer } from '../people'
import * as scenarios from '../scenarios'

const of = (profileId: string | number) => ({ params: { profileId } })
const cardsOf = async (backend: Backend) => (await ask(backend, 'getCards')).body.cards
const named = async (backend: Backend, id: string | number) =>
  (await cardsOf(backend)).find(({ profile_id }) => profile_id === id)
const defaults = async (backend: Backend) =>
  (await cardsOf(backend)).filter(({ is_default }) => is_default).map((one) => one.profile_id)

/** Opens the hosted form, and has a card typed into it. */
async function typed(backend: Backend, card: Parameters<Backend['completeHosted']>[1] = {}) {
  const { uid } = (await ask(backend, 'postHostedPayment', { body: {} })).body
  await backend.completeHosted(uid, card)
  return uid
}
const save = async (backend: Backend, body: object, card = { last_four: '0005' }) =>
  ask(backend, 'postHostedProfile', {
    body: { uid: await typed(backend, card), save_card: true, ...body },
  })

describe('saved cards', () => {
  it('show only permitted details of each, and which is the default', async () => {
    const backend = at(scenarios.severalCards)
    expect(await defaults(backend)).toEqual(['profile-1'])
    expect(await named(backend, 'profile-1')).toEqual({
      profile_id: 'profile-1',
      brand: 'Visa',
      last_four: '4242',
      expires: '08/2028',
      is_default: true,
      nickname: 'Gifts',
      wallet: null,
      is_in_subscription: false,
      billing_address: expect.objectContaining({ address_1: '27 Bluestem Terrace' }),
    })
  })

  it('are saved by the hosted form, with their details', async () => {
    const backend = at(scenarios.severalCards)
    const said = { nickname: 'Travel', is_default: true, billing_address: ADA }
    const { status, body } = await save(backend, said)
    expect([status, body.last_four]).toEqual([200, '0005'])
    expect(await named(backend, body.profile_id)).toMatchObject(said)
    expect(await defaults(backend)).toEqual([body.profile_id])
  })

  it('stay if the same card is typed for one order', async () => {
    const backend = at(scenarios.severalCards)
    const before = await cardsOf(backend)
    const uid = await typed(backend, { brand: 'Visa', last_four: '4242', expires: '08/2028' })
    await ask(backend, 'postHostedProfile', { body: { uid, save_card: false } })
    expect(await cardsOf(backend)).toEqual(before)
  })

  it('exist once, however often they are saved', async () => {
    const backend = at(scenarios.severalCards)
    const before = await cardsOf(backend)
    const twin = { brand: 'Visa', last_four: '4242', expires: '08/2028' }
    const { body } = await save(backend, { nickname: 'Mine' }, twin)
    expect(body.profile_id).toBe('profile-1')
    expect(await cardsOf(backend)).toHaveLength(before.length)
    expect((await named(backend, 'profile-1'))?.nickname).toBe('Mine')
    // A card that the bank has replaced is a different card.
    await save(backend, {}, { ...twin, expires: '09/2031' } as never)
    expect(await cardsOf(backend)).toHaveLength(before.length + 1)
  })

  it('are replaced by a card that is entered again', async () => {
    const backend = at(scenarios.severalCards)
    const before = await cardsOf(backend)
    const again = { profile_id: 'profile-2', billing_address: ADA }
    await save(backend, again, { last_four: '5454', expires: '03/2031' } as never)
    expect(await cardsOf(backend)).toHaveLength(before.length)
    expect(await named(backend, 'profile-2')).toMatchObject({ expires: '03/2031' })
    expect(await save(backend, { profile_id: 'profile-0' })).toMatchObject({
      status: 409,
      body: { error: 'card_gone' },
    })
  })

  it('change their name, their address, the default', async () => {
    const backend = at(scenarios.severalCards)
    const body = { nickname: ' Home ', is_default: true, billing_address: ADA }
    const answer = await ask(backend, 'putCard', { ...of('profile-2'), body })
    expect(answer.body.card).toMatchObject({ ...body, nickname: 'Home' })
    await ask(backend, 'putCard', { ...of('profile-2'), body: { nickname: '' } })
    expect(await named(backend, 'profile-2')).toMatchObject({ ...body, nickname: '' })
    await ask(backend, 'putDefaultCard', of('profile-1'))
    expect(await defaults(backend)).toEqual(['profile-1'])
  })

  it.each([
    [{ nickname: 'x'.repeat(31) }, 'too_long'],
    [{ billing_address: { ...ADA, city: ' ' } }, 'field_required'],
    [{ billing_address: { ...ADA, city: 'x'.repeat(20) } }, 'too_long'],
  ])('refuse %j, new or changed', async (body, error) => {
    const backend = at(scenarios.severalCards)
    const before = await cardsOf(backend)
    const answers = [
      await save(backend, body),
      await ask(backend, 'putCard', { ...of('profile-1'), body }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 422, body: { error } })
    expect(await cardsOf(backend)).toEqual(before)
  })

  it('are deleted once; another one becomes the default', async () => {
    const backend = at(scenarios.severalCards)
    expect((await ask(backend, 'deleteCard', of('profile-1'))).status).toBe(204)
    expect((await ask(backend, 'deleteCard', of('profile-1'))).status).toBe(404)
    expect(await defaults(backend)).toHaveLength(1)
  })

  it('cannot have a wallet as the default', async () => {
    const backend = at(scenarios.walletLinked)
    const wallet = (await cardsOf(backend)).find((one) => one.wallet)
    expect(wallet?.is_default).toBe(false)
    const { status } = await ask(backend, 'putDefaultCard', of(wallet?.profile_id ?? ''))
    expect(status).toBe(422)
    await ask(backend, 'deleteCard', of(wallet?.profile_id ?? ''))
    expect((await cardsOf(backend)).some((one) => one.wallet)).toBe(false)
  })
})

describe('a card that pays for a subscription', () => {
  const remove = (backend: Backend, replacement?: string) =>
    ask(backend, 'deleteCard', {
      ...of('profile-2'),
      ...(replacement && { query: { replacement } }),
    })

  it.each([
    ['another one', 'profile-1', 204],
    ['none', undefined, 409],
    ['itself', 'profile-2', 422],
    ['one that is over', 'profile-4', 422],
    ['one that there is not', 'profile-9', 404],
  ])('is deleted where it is replaced by %s: %s, %i', async (_case, replacement, status) => {
    const backend = at(scenarios.severalCards)
    expect((await remove(backend, replacement)).status).toBe(status)
    const isGone = status === 204
    expect((await named(backend, 'profile-2')) === undefined).toBe(isGone)
    expect((await named(backend, 'profile-1'))?.is_in_subscription).toBe(isGone)
  })
})

const calls = (id: string) =>
  [
    ['putCard', { ...of(id), body: { nickname: 'Ours' } }],
    ['putDefaultCard', of(id)],
    ['deleteCard', of(id)],
  ] as const

describe('another customer’s card', () => {
  const other = 'other@example.com'
  const two = () => {
    const accounts = [aCustomer({ cust_id: 8100, email: other })]
    return createBackend({ scenario: { ...scenarios.severalCards(), accounts } })
  }

  it('is not found, and stays unchanged', async () => {
    const backend = two()
    const before = await cardsOf(backend)
    await signInAs(backend, other)
    expect(await cardsOf(backend)).toEqual([])
    for (const [name, input] of calls('profile-1'))
      expect(await ask(backend, name, input)).toMatchObject({ status: 404 })
    expect(await save(backend, { profile_id: 'profile-1' })).toMatchObject({ status: 409 })
    await signInAs(backend, 'margaret.holloway@example.com')
    expect(await cardsOf(backend)).toEqual(before)
  })

  it('is not saved by a stranger who knows the form’s session', async () => {
    const backend = two()
    const uid = await typed(backend)
    await signInAs(backend, other)
    const body = { uid, save_card: true, billing_address: ADA }
    expect(await ask(backend, 'postHostedProfile', { body })).toMatchObject({ status: 404 })
    expect(await cardsOf(backend)).toEqual([])
  })

  it.each(calls('profile-1'))('is none of a guest’s business: %s', async (name, input) => {
    expect(await ask(at(scenarios.oneShipment), name, input)).toMatchObject({ status: 403 })
  })

  it('cannot be saved by a guest', async () => {
    const backend = at(scenarios.oneShipment)
    expect(await save(backend, { billing_address: ADA })).toMatchObject({ status: 403 })
    expect(await ask(backend, 'getCards')).toMatchObject({ status: 403 })
  })
})
