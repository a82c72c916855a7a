import { describe, expect, it } from 'vitest'
import { anAddress } from '../../../../mocks/people'
import * as worlds from '../../../../mocks/scenarios'
import { cartScenario } from '../../../../mocks/scenarios/make'
import { HEAD, listOf, rowsOf } from '../../../../testing/store/recipientList'
import { aStore } from '../../../../testing/store/testStore'
import { needsOf } from '../../../domain/recipient/addressFields'
import type { SavedAddress, Shipment } from '../../../domain/schema/entities'
import { frequencyOf } from '../../../domain/shipment/autoDelivery'
import { deliveryActions } from '../../delivery/actions'
import type { ShippingChoice } from '../../delivery/shippingInput'
import { bulkActions } from './actions'
import { leftOf } from './state'

/** A list whose recipients get the first shipment of a cart. */
async function aList(scenario: Parameters<typeof aStore>[0]) {
  const test = await aStore(scenario)
  const bulk = test.store.use(bulkActions)
  const recipients = (): readonly Shipment[] => test.store.state.cart?.recipients ?? []
  const source = () => {
    const [shipment] = recipients()
    if (!shipment) throw new Error('the cart has a shipment')
    return shipment
  }
  return {
    ...test,
    bulk,
    recipients,
    source,
    reasons: () => test.store.slot(bulkActions).entries.map(({ reason }) => reason),
    async send(text: string, saved: readonly SavedAddress[] = []) {
      const rows = await rowsOf(text, saved, needsOf(source()))
      await bulk.start(rows, { shipmentId: source().crec_id })
    },
  }
}

/** A list with a message for Dana, whose gift in the cart has one of its own. */
async function sentToDana(own: string, message: string) {
  const dana = anAddress({ fname: 'Dana', lname: 'Li', address_1: '2 Oak', address_2: '' })
  const list = await aList(
    cartScenario((make) => [
      make.gift(0, [make.line(15041)]),
      make.gift(1, [make.line(15051)], { ...dana, gift_message: own }),
    ]),
  )
  const saved = { ...dana, addr_id: list.recipients()[1]?.addr_id ?? 0 }
  await list.send(`${HEAD}\nDana,Li,2 Oak,Omaha,NE,${dana.postal_code},${message}`, [saved])
  return list
}

/** The ship date of a new shipment. */
const FIRST_SHIP_DATE = '2026-12-01'

const pantry = cartScenario((make) => [make.gift(0, [make.line(15041)])])

describe('each recipient of a list', () => {
  it.each<[string, worlds.Scenario | (() => worlds.Scenario), ShippingChoice]>([
    ['overnight', worlds.overnightOffered, { isOvernight: true }],
    ['an exact day', worlds.overnightOffered, { selectType: 'day' }],
    ['another method', pantry, { shipId: 12 }],
    ['a method without a date', pantry, { shipId: 24, shipDate: null }],
  ])('also gets %s', async (_case, scenario, choice) => {
    const list = await aList(scenario)
    const { choose } = list.store.use(deliveryActions)
    const ofSource = { shipDate: FIRST_SHIP_DATE, deliveryDate: null, ...choice }
    expect(await choose(list.source().crec_id, ofSource)).toEqual({ status: 'saved' })
    await list.send(listOf(2))
    const delivery = ({ shipping, overnight_upgrade }: Shipment) => [
      shipping?.ship_id,
      shipping?.ship_select_type,
      shipping?.delivery_date,
      Boolean(overnight_upgrade),
    ]
    const copies = list.recipients().slice(1)
    expect(copies.map(delivery)).toEqual(copies.map(() => delivery(list.source())))
    expect(copies).toHaveLength(2)
  })

  it('gets other goods of the shipment by their usual method', async () => {
    const list = await aList(
      cartScenario((make) => [make.gift(0, [make.line(10011), make.line(15041)])]),
    )
    const [, line] = list.source().items
    await list.bulk.start(await rowsOf(listOf(1)), { lineId: line?.clin_id ?? 0 })
    expect(list.reasons()).toEqual([null])
    expect(list.recipients()[1]?.shipping?.ship_id).toBe(11)
  })

  it('whose date was refused is reported, and gets it on another try', async () => {
    const list = await aList(worlds.overnightChosen)
    list.backend.setFault('postShipping', { kind: 'conflict', times: 1 })
    await list.send(listOf(2))
    expect(list.reasons()).toEqual(['date', null])
    expect(list.recipients().map((one) => one.gift_message)).toEqual([
      expect.anything(),
      'Hello 0',
      'Hello 1',
    ])
    // It is in the cart, so the file of what is left must not add it again.
    expect(leftOf(list.store.slot(bulkActions))).toEqual([])
    await list.bulk.resume(true)
    expect(list.reasons()).toEqual([null, null])
    expect(list.recipients().map((one) => one.overnight_upgrade)).toEqual([true, true, true])
    expect(list.backend.count('putLineItems')).toBe(1)
  })

  it('whose Auto-Delivery was refused is reported, and gets it on another try', async () => {
    const list = await aList(worlds.autoDelivery)
    list.backend.setFault('putLineAutoDelivery', { kind: 'server-error', times: 1 })
    await list.send(listOf(2))
    expect(list.reasons()).toEqual(['details', null])
    await list.bulk.resume(true)
    expect(list.reasons()).toEqual([null, null])
    const lines = list.recipients().map(({ items }) => items.map((line) => frequencyOf(line)))
    expect(lines).toEqual(Array(3).fill(lines[0]))
    expect(list.backend.count('putLineItems')).toBe(1)
  })

  it('who has a gift in the cart keeps its message, also after Undo', async () => {
    const list = await sentToDana('Happy birthday!', 'Season’s greetings')
    expect(list.recipients()[1]?.items).toHaveLength(2)
    expect(list.recipients()[1]?.gift_message).toBe('Happy birthday!')
    await list.bulk.undo()
    expect(list.recipients()[1]).toMatchObject({ gift_message: 'Happy birthday!' })
  })
})

it('who has a gift without a message gets the one of the list', async () => {
  const list = await sentToDana('', 'Enjoy')
  expect(list.recipients()[1]).toMatchObject({ gift_message: 'Enjoy' })
  expect(await list.bulk.undo()).toEqual({ status: 'undone' })
  expect(list.recipients()[1]).toMatchObject({ gift_message: '' })
})

describe('a saved address of a list', () => {
  const phone = '4025550199'
  it.each([
    ['that lacks a phone number gets the row’s', '', phone],
    ['keeps its own phone number', '4025550100', '4025550100'],
  ])('%s', async (_case, own, expected) => {
    const bo = anAddress({ fname: 'Bo', lname: 'Li', address_1: '2 Oak', address_2: '' })
    const saved = { ...bo, phone: own, company: 'Acme' }
    const list = await aList({ ...worlds.overnightOffered(), addresses: [saved] })
    const head = 'First name,Last name,Street,Company,Zip,Phone'
    await list.send(`${head}\nBo,Li,2 Oak,,${bo.postal_code},${phone}`, [saved])
    expect(list.reasons()).toEqual([null])
    const { addr_id, city } = saved
    expect(list.recipients()[1]).toMatchObject({ addr_id, city, company: 'Acme', phone: expected })
    expect(list.backend.count('putNewRecipient')).toBe(own ? 0 : 1)
  })
})
