import { describe, expect, it, vi } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { aStore, holding, type TestOptions } from '../../../testing/store/testStore'
import type { Shipment } from '../../domain/schema/entities'
import { deliveryActions } from '../delivery/actions'
import { giftMessageActions } from '../gift-message/actions'
import { recipientActions } from '../recipient/actions'
import { copyingActions, movingActions } from './actions'

const SEND_TIME = '2026-12-24T15:00:00.000Z'
const now = '2026-12-08T16:00:00Z'
const eGiftCard = { item_id: 1701, sku_id: 17012 }

/** Dana’s gift, and people who could get it instead. */
async function opened(gift: Partial<Shipment>, options: TestOptions = {}) {
  const dana = anAddress({ fname: 'Dana', lname: 'Lee', email: 'dana@example.com' })
  const danaAtWork = anAddress({ fname: 'Dana', lname: 'Lee', email: '' })
  const rosa = anAddress({ fname: 'Rosa', lname: 'Diaz', email: 'rosa@example.com' })
  const bea = anAddress({ fname: 'Bea', lname: 'Kim', email: '', state: 'HI' })
  const addresses = [dana, danaAtWork, rosa, bea]
  const shipment = aShipment({ ...dana, ...gift })
  const cart = aCart({ recipients: [shipment] })
  const { store, backend } = await aStore({ cart, addresses, now }, options)
  const { changeRecipient } = store.use(movingActions)
  const { copyShipment } = store.use(copyingActions)
  const { addRecipient } = store.use(recipientActions)
  const { choose } = store.use(deliveryActions)
  const { setGiftMessage } = store.use(giftMessageActions)
  const shipments = () => store.state.cart?.recipients ?? []
  const { crec_id: id } = shipment
  const emailed = () =>
    shipments().map(({ announce_it_email, announce_it_send_flag }) => [
      announce_it_email,
      announce_it_send_flag,
    ])
  return {
    ...{ dana, danaAtWork, rosa, bea, id },
    backend,
    addRecipient,
    changeRecipient,
    copyShipment,
    choose,
    setGiftMessage,
    shipments,
    emailed,
  }
}

const announced = {
  announce_it_email: 'dana@work.example',
  announce_it_time: SEND_TIME,
  announce_it_send_flag: true,
}
const steaks = [aLine({ item_id: 1001, sku_id: 10011 })]
const parcel = { ...announced, gift_message: 'Enjoy!', items: steaks }
const eGift = { ...parcel, cart_type: 'ECRT', items: [aLine(eGiftCard)], shipping: null }
const unsentEGift = { ...eGift, announce_it_send_flag: false }

describe('the email of a gift that goes to another person', () => {
  it.each([
    ['a parcel', parcel, 'rosa', 'rosa@example.com', true],
    ['a parcel, without an email', parcel, 'bea', '', false],
    ['an e-gift', eGift, 'rosa', 'rosa@example.com', true],
    ['an e-gift, without an email', eGift, 'bea', '', true],
    ['an e-gift, with its email off', unsentEGift, 'rosa', 'rosa@example.com', false],
  ] as const)('%s: no longer goes to the former one, until it is undone', async (...given) => {
    const [, gift, to, email, isSent] = given
    const { changeRecipient, emailed, id, ...people } = await opened(gift)
    const outcome = await changeRecipient(id, people[to])
    expect([outcome.status, emailed()]).toEqual(['saved', [[email, isSent]]])
    expect(await outcome.undo?.()).toEqual({ status: 'restored' })
    expect(emailed()).toEqual([['dana@work.example', gift.announce_it_send_flag]])
  })

  it('is changed by the next attempt if that failed', async () => {
    const { backend, changeRecipient, emailed, id, bea } = await opened(parcel)
    backend.setFault('postGiftMessage', { kind: 'server-error', times: 1 })
    expect(await changeRecipient(id, bea)).toMatchObject({ status: 'failed' })
    expect(await changeRecipient(id, bea)).toMatchObject({ status: 'saved' })
    expect(emailed()).toEqual([['', false]])
  })

  it('stays with the same person at another address', async () => {
    const { changeRecipient, emailed, id, danaAtWork } = await opened(parcel)
    await changeRecipient(id, danaAtWork)
    expect(emailed()).toEqual([['dana@work.example', true]])
  })

  it('is not copied; an e-gift is sent on the same day', async () => {
    const { copyShipment, shipments, id, rosa } = await opened(eGift)
    expect(await copyShipment(id, rosa, { withMessage: true })).toMatchObject({ status: 'sent' })
    expect(shipments()[1]).toMatchObject({
      gift_message: 'Enjoy!',
      announce_it_email: 'rosa@example.com',
      announce_it_time: SEND_TIME,
      announce_it_send_flag: true,
    })
  })

  it('is not copied with a parcel', async () => {
    const { copyShipment, shipments, emailed, id, rosa } = await opened(parcel)
    await copyShipment(id, rosa, { withMessage: true })
    expect(shipments()[1]).toMatchObject({ gift_message: 'Enjoy!' })
    expect(emailed()[1]).toEqual(['', false])
  })
})

it('overnight delivery that Hawaii does not have is restored with the former address', async () => {
  const shipping = { ship_id: 1, ship_date: '2026-12-15', delivery_date: '2026-12-16' }
  const gift = { items: steaks, overnight_upgrade: true, shipping }
  const { changeRecipient, shipments, id, bea } = await opened(gift)
  const outcome = await changeRecipient(id, bea)
  expect(shipments()[0]).toMatchObject({ state: 'HI', overnight_upgrade: false })
  expect(await outcome.undo?.()).toEqual({ status: 'restored' })
  expect(shipments()[0]).toMatchObject({ fname: 'Dana', overnight_upgrade: true, shipping })
})

it('a date that was chosen since stays when the former address is restored', async () => {
  const shipping = { ship_id: 1, ship_date: '2026-12-15', delivery_date: '2026-12-17' }
  const { changeRecipient, choose, shipments, id, rosa } = await opened({ items: steaks, shipping })
  const outcome = await changeRecipient(id, rosa)
  await choose(id, { shipDate: '2026-12-16', deliveryDate: '2026-12-18' })
  expect(await outcome.undo?.()).toEqual({ status: 'restored' })
  expect(shipments()[0]).toMatchObject({ fname: 'Dana', shipping: { ship_date: '2026-12-16' } })
})

it('a message that was saved while the address was changed stays', async () => {
  const { through, letGo } = holding((url) => url.includes('change-shipment-address'))
  const tested = await opened(eGift, { through })
  const { backend, changeRecipient, setGiftMessage, shipments, emailed, id, rosa } = tested
  const [before] = shipments()
  const changing = changeRecipient(id, rosa)
  await vi.waitFor(() => expect(backend.count('postShipmentAddress')).toBe(1))
  const writing = before && setGiftMessage(before, { gift_message: 'Hi, Rosa' })
  letGo()
  expect([(await changing).status, (await writing)?.status]).toEqual(['saved', 'saved'])
  expect(shipments()[0]?.gift_message).toBe('Hi, Rosa')
  expect(emailed()).toEqual([['rosa@example.com', true]])
})

it('a copied message that the server does not confirm is missing', async () => {
  const { backend, copyShipment, id, rosa } = await opened(parcel)
  backend.setFault('postGiftMessage', { kind: 'wrong-shape', body: { status: 'error' } })
  expect(await copyShipment(id, rosa, { withMessage: true })).toMatchObject({ status: 'partly' })
})

it('an address that was edited in place offers no undo, which could not restore it', async () => {
  const { addRecipient, changeRecipient, shipments, dana, id } = await opened({ items: steaks })
  const { addr_id } = dana
  const moved = { fname: 'Dana', lname: 'Lee', address_1: '7 Elm Street' }
  const edited = await addRecipient(moved, addr_id)
  if (edited.status !== 'added') throw new Error(edited.status)
  const outcome = await changeRecipient(id, edited.address)
  expect(outcome).toEqual({ status: 'saved' })
  expect(shipments()[0]).toMatchObject({ addr_id, address_1: '7 Elm Street' })
})
