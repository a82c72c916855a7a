import { describe, expect, it } from 'vitest'
import { products } from '../../../mocks/catalogue'
import { boxForEleanor, customerShopping, newVisitor } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { frequencyOf } from '../../domain/shipment/autoDelivery'
import { giftActions } from './giftActions'
import type { GiftExtras } from './gifts'

const [eleanor, harold] = [3001, 3002]

/** Adds an item for several recipients, with its options. */
async function adding(
  scenario: Parameters<typeof aStore>[0],
  { itemId, skuId }: { itemId: number; skuId: number },
  to: readonly number[],
  extras: GiftExtras,
) {
  const tested = await aStore(scenario, { products })
  const additions = to.map((addrId) => ({ itemId, skuId, quantity: 1, addrId }))
  return {
    ...tested,
    add: () => tested.store.use(giftActions).addGifts(additions, extras),
    shipmentOf: async (addrId: number) =>
      (await tested.backend.cart())?.recipients.find(({ addr_id }) => addr_id === addrId),
  }
}

const ribeye = { itemId: 1002, skuId: 10021 }
/** Starts on Auto-Delivery. */
const surprise = { itemId: 2201, skuId: 22011 }

describe('adding with options', () => {
  it('writes each empty gift message, and keeps existing ones', async () => {
    const message = '  Enjoy!  '
    const tested = await adding(boxForEleanor, ribeye, [eleanor, harold], { message })
    const outcome = await tested.add()
    const [hers, his] = await Promise.all([tested.shipmentOf(eleanor), tested.shipmentOf(harold)])
    expect(hers?.gift_message).toBe('Happy birthday, Eleanor!')
    expect(his?.gift_message).toBe('Enjoy!')
    expect(outcome).toMatchObject({
      status: 'added',
      keptMessages: [hers?.crec_id],
      lostMessages: [],
      isPartlySet: false,
    })
  })

  it('names recipients whose message could not be saved; the gift is in the cart', async () => {
    const tested = await adding(customerShopping, ribeye, [harold], { message: 'Enjoy!' })
    tested.backend.setFault('postGiftMessage', 'server-error')
    const outcome = await tested.add()
    const shipment = await tested.shipmentOf(harold)
    expect(outcome).toMatchObject({ status: 'added', lostMessages: [shipment?.crec_id] })
    expect(shipment?.items).toHaveLength(1)
  })

  it.each([
    ['how often it comes', ribeye, { frequency: '2' }, 'putLineAutoDelivery'],
    [
      'the months of a club',
      { itemId: 1801, skuId: 18011 },
      { club: { orders: 6, startMonth: 2 } },
      'postClubEdit',
    ],
    [
      'the day of an e-gift',
      { itemId: 1701, skuId: 17012 },
      { sendDay: { email: 'dana@example.com', day: '2026-12-24' } },
      'postGiftMessage',
    ],
  ] as const)('sets %s, or says that it is not set', async (_case, item, extras, endpoint) => {
    const good = await adding(customerShopping, item, [harold], extras)
    expect(await good.add()).toMatchObject({ status: 'added', isPartlySet: false })
    expect(good.requests().filter((name) => name === endpoint)).toHaveLength(1)
    const bad = await adding(customerShopping, item, [harold], extras)
    bad.backend.setFault(endpoint, 'server-error')
    expect(await bad.add()).toMatchObject({ status: 'added', isPartlySet: true })
  })

  it.each([
    ['one-time units', ribeye, {}, '2', ['0'], true],
    ['units on another frequency', ribeye, { frequency: '1' }, '2', ['1', '2'], false],
    ['units already on it', surprise, { frequency: '1' }, '1', ['1'], false],
  ])('Auto-Delivery of one more leaves %s as they are', async (...given) => {
    const [, item, first, frequency, after, isPartlySet] = given
    const tested = await adding(customerShopping, item, [harold], { frequency })
    const one = { ...item, quantity: 1, addrId: harold }
    await tested.store.use(giftActions).addGifts([one], first)
    expect(await tested.add()).toMatchObject({ status: 'added', isPartlySet })
    const { items = [] } = (await tested.shipmentOf(harold)) ?? {}
    expect(items.map(frequencyOf)).toEqual(after)
  })

  it('requests nothing more if nothing was added', async () => {
    const extras = { message: 'Enjoy!', frequency: '1' }
    const tested = await adding(newVisitor, ribeye, [999], extras)
    expect(await tested.add()).toEqual({ status: 'failed', reason: 'refused' })
    expect(tested.requests().filter((name) => name !== 'getCart')).toEqual(['putLineItems'])
  })

  it('add-ons have no options', async () => {
    const tested = await aStore(customerShopping, { products })
    const main = { ...ribeye, quantity: 1, addrId: harold }
    const addOn = { itemId: 2001, skuId: 20011, quantity: 1, addrId: harold }
    const outcome = await tested.store
      .use(giftActions)
      .addGifts([main, addOn], { frequency: '1' }, 1)
    expect(outcome.landed).toHaveLength(2)
    const names = tested.requests().filter((name) => name === 'putLineAutoDelivery')
    expect(names).toHaveLength(1)
  })
})
