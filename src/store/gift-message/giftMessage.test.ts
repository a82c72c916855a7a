import { describe, expect, it, vi } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { aStore, holding } from '../../../testing/store/testStore'
import type { Store } from '../core/createStore'
import { deliveryActions } from '../delivery/actions'
import { giftMessageActions } from './actions'
import type { MessagesOutcome } from './giftMessage'

describe('a gift message', () => {
  it('is cut to 240 characters, never inside an emoji, and keeps omitted fields', async () => {
    const shipment = aShipment({ announce_it_email: 'dana@example.com' })
    const { store } = await aStore({ cart: aCart({ recipients: [shipment] }) })
    const long = `${'x'.repeat(239)}🎁`
    const { setGiftMessage } = store.use(giftMessageActions)
    const outcome = await setGiftMessage(shipment, { gift_message: long })
    expect(outcome).toMatchObject({ status: 'saved' })
    expect(store.state.cart?.recipients[0]).toMatchObject({
      gift_message: 'x'.repeat(239),
      announce_it_email: 'dana@example.com',
    })
  })

  it('that the server does not confirm is not saved', async () => {
    const shipment = aShipment()
    const faults = { postGiftMessage: { kind: 'wrong-shape', body: { status: 'error' } } } as const
    const { store } = await aStore({ cart: aCart({ recipients: [shipment] }) }, { faults })
    const { setGiftMessage } = store.use(giftMessageActions)
    const outcome = await setGiftMessage(shipment, { gift_message: 'Hi' })
    expect(outcome).toMatchObject({ status: 'failed' })
  })
})

describe('while the send day of the same e-gift is being saved', () => {
  const sendDay = { email: 'rosa@example.com', day: '2026-12-24' }
  const both = { announce_it_email: sendDay.email, gift_message: 'Hi', announce_it_send_flag: true }

  it.each([
    ['day', 'before the answer'],
    ['message', 'before the answer'],
    ['day', 'at once'],
    ['message', 'at once'],
  ])('a message keeps it, if the %s is saved first, and the other %s', async (first, when) => {
    const shipment = aShipment({ cart_type: 'ECRT', announce_it_email: 'dana@example.com' })
    const { through, letGo } = holding((url) => url.includes('gift-message'))
    const { store, backend } = await aStore(
      { cart: aCart({ recipients: [shipment] }) },
      { through },
    )
    const saveDay = () => store.use(deliveryActions).chooseSendDay(shipment.crec_id, sendDay)
    const saveMessage = () =>
      store.use(giftMessageActions).setGiftMessage(shipment, { gift_message: 'Hi' })
    const steps = first === 'day' ? [saveDay, saveMessage] : [saveMessage, saveDay]
    const saving = steps[0]?.()
    if (when !== 'at once') await vi.waitFor(() => expect(backend.count('postGiftMessage')).toBe(1))
    const savingToo = steps[1]?.()
    letGo()
    expect(await Promise.all([saving, savingToo])).toEqual([
      { status: 'saved' },
      { status: 'saved' },
    ])
    expect(store.state.cart?.recipients[0]).toMatchObject(both)
  })
})

it('of a gift that another tab has removed is not sent', async () => {
  const [shipment, other] = [aShipment(), aShipment()]
  const { store, backend } = await aStore({ cart: aCart({ recipients: [other] }) })
  const outcome = await store
    .use(giftMessageActions)
    .setGiftMessage(shipment, { gift_message: 'Hi' })
  expect(outcome).toEqual({ status: 'failed', reason: 'gone' })
  expect(backend.count('postGiftMessage')).toBe(0)
})

describe('one message for several', () => {
  const mine = aShipment({ gift_message: 'Mine', announce_it_email: 'dana@example.com' })
  const others = [
    aShipment({ gift_message: 'Hello', is_a_gift: true }),
    aShipment({ is_a_gift: false }),
  ]
  const all = [mine, ...others]
  const messages = (store: Store) =>
    store.state.cart?.recipients.map(({ is_a_gift, gift_message }) => [is_a_gift, gift_message])

  const undoOf = (outcome: Partial<MessagesOutcome>) => {
    if (!outcome.undo) throw new Error('There is nothing to take back.')
    return outcome.undo
  }

  it('is saved for each, keeps announcements, and can be undone once', async () => {
    const { store, backend } = await aStore({ cart: aCart({ recipients: all }) })
    const before = messages(store)
    const outcome = await store.use(giftMessageActions).setGiftMessages(all, 'Enjoy!')
    expect(outcome).toMatchObject({ status: 'saved', missed: [] })
    expect(messages(store)).toEqual([
      [true, 'Enjoy!'],
      [true, 'Enjoy!'],
      [true, 'Enjoy!'],
    ])
    expect(store.state.cart?.recipients[0]?.announce_it_email).toBe('dana@example.com')
    const sent = backend.count('postGiftMessage')
    expect(await undoOf(outcome)()).toEqual({ status: 'saved' })
    await undoOf(outcome)()
    expect(messages(store)).toEqual(before)
    expect(backend.count('postGiftMessage')).toBe(sent + 3)
  })

  it('names recipients for whom it was not saved, and undoes only its own changes', async () => {
    const { store, backend } = await aStore({ cart: aCart({ recipients: all }) })
    const before = messages(store)
    backend.setFault('postGiftMessage', { kind: 'conflict', times: 1 })
    const outcome = await store.use(giftMessageActions).setGiftMessages(all, 'Enjoy!')
    expect(outcome).toMatchObject({ status: 'partly', missed: [mine.crec_id], reason: 'refused' })
    const sent = backend.count('postGiftMessage')
    await undoOf(outcome)()
    expect(messages(store)).toEqual(before)
    expect(backend.count('postGiftMessage')).toBe(sent + 2)
  })

  it('keeps announcements that were changed since, also when undone', async () => {
    const { store } = await aStore({ cart: aCart({ recipients: all }) })
    const { setGiftMessage, setGiftMessages } = store.use(giftMessageActions)
    const announce = (shipment: typeof mine, announce_it_email: string) =>
      setGiftMessage(shipment, { announce_it_email })
    const emails = () => store.state.cart?.recipients.map((one) => one.announce_it_email)
    await announce(mine, 'rosa@example.com')
    const outcome = await setGiftMessages(all, 'Enjoy!')
    expect(emails()?.[0]).toBe('rosa@example.com')
    await announce(mine, 'bea@example.com')
    await undoOf(outcome)()
    expect(emails()?.[0]).toBe('bea@example.com')
  })

  it('that was rewritten for one since stays there when undone', async () => {
    const { store } = await aStore({ cart: aCart({ recipients: all }) })
    const before = messages(store)
    const { setGiftMessage, setGiftMessages } = store.use(giftMessageActions)
    const outcome = await setGiftMessages(all, ` Enjoy ${'!'.repeat(250)}`)
    await setGiftMessage(mine, { gift_message: 'Just for you' })
    expect(await undoOf(outcome)()).toEqual({ status: 'saved' })
    expect(messages(store)).toEqual([[true, 'Just for you'], ...(before?.slice(1) ?? [])])
  })

  it('can be undone even if the cart could not be reread at first', async () => {
    const { store, backend } = await aStore({ cart: aCart({ recipients: all }) })
    const before = messages(store)
    backend.setFault('getCart', { kind: 'network-error' })
    const outcome = await store.use(giftMessageActions).setGiftMessages(all, 'Enjoy!')
    backend.setFault('getCart', null)
    expect(await undoOf(outcome)()).toEqual({ status: 'saved' })
    expect(messages(store)).toEqual(before)
  })

  it('that was saved for none has failed, with nothing to undo', async () => {
    const faults = { postGiftMessage: { kind: 'conflict' } } as const
    const { store } = await aStore({ cart: aCart({ recipients: all }) }, { faults })
    const outcome = await store.use(giftMessageActions).setGiftMessages(all, 'Enjoy!')
    expect(outcome).toEqual({
      status: 'failed',
      reason: 'refused',
      missed: all.map((one) => one.crec_id),
    })
  })
})
