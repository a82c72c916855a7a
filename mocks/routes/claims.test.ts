import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADA,
  answer,
  aShop,
  asked,
  cartOf,
  HAWAII,
  look,
  STRANGER,
  shopper,
  statusesOf,
} from '../../testing/account/claims'
import { ask } from '../ask'
import * as scenarios from '../scenarios'

describe('an address link', () => {
  it('lists the current days if an unavailable one is requested', async () => {
    const { backend } = aShop()
    const { token } = await asked(backend)
    const { dates, delivery_date } = (await look(backend, token)).body
    const { status, body } = await answer(backend, token, { delivery_date: '2026-12-25' })
    expect([status, body]).toEqual([409, { error: 'date_unavailable', dates, delivery_date }])
  })

  it('names sender and recipient, but no gifts, prices or others', async () => {
    const { backend } = aShop()
    const { token } = await asked(backend)
    const { status, body } = await look(backend, token)
    expect([status, body]).toMatchObject([200, { sender: 'Margaret Holloway', fname: 'Eleanor' }])
    expect(Object.keys(body).toSorted()).toEqual([
      'dates',
      'delivery_date',
      'fname',
      'lname',
      'sender',
    ])
  })

  it('accepts nothing but an address and a day', async () => {
    const { backend } = aShop(scenarios.smallBox())
    const { token, crec_id } = await asked(backend)
    const more = { ...HAWAII, cart_type: 'ECRT', is_default: true, uuid: '99999999' }
    await answer(backend, token, more)
    expect(await statusesOf(backend)).toEqual(['approve'])
    const { recipients, saved_addresses } = await cartOf(backend)
    const shipment = recipients.find((one) => one.crec_id === crec_id)
    expect(shipment).not.toMatchObject({ cart_type: 'ECRT' })
    const address = saved_addresses?.find(({ addr_id }) => addr_id === shipment?.addr_id)
    expect(address?.fname).toBe('Eleanor')
    expect([address?.is_default, address?.is_myself].some(Boolean)).toBe(false)
  })

  it('fills the shopper’s shipment and its address', async () => {
    const { backend } = aShop()
    const { token, crec_id } = await asked(backend)
    const [day] = (await look(backend, token)).body.dates
    const { status, body } = await answer(backend, token, { delivery_date: day })
    expect([status, body]).toEqual([200, { fname: 'Ada', delivery_date: day }])
    const { recipients, saved_addresses } = await cartOf(backend)
    const shipment = recipients.find((one) => one.crec_id === crec_id)
    expect(shipment).toMatchObject({ ...ADA, is_a_gift: true })
    expect(shipment?.shipping?.ship_date).toBeTruthy()
    expect(saved_addresses?.find(({ addr_id }) => addr_id === shipment?.addr_id)).toMatchObject(ADA)
    expect(recipients.filter(({ address_1 }) => address_1 === ADA.address_1)).toHaveLength(1)
    expect(await statusesOf(backend)).toEqual(['filled'])
  })

  it('works once, for the first sender only', async () => {
    const { backend } = aShop()
    const { token } = await asked(backend)
    const both = await Promise.all([
      answer(backend, token),
      answer(backend, token, { city: 'Bend' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await look(backend, token)).status).toBe(404)
  })

  it('responds the same if the same address is sent again, as after a lost response', async () => {
    const { backend, passed } = aShop()
    const { token } = await asked(backend)
    const { status, body } = await answer(backend, token)
    passed(20)
    expect(await answer(backend, token)).toMatchObject({ status, body })
    expect((await answer(backend, token, { city: 'Bend' })).status).toBe(404)
  })

  it('replaces an earlier link, which no longer works', async () => {
    const { backend } = aShop()
    const first = await asked(backend)
    const second = await asked(backend)
    expect(second.token).not.toBe(first.token)
    expect((await look(backend, first.token)).status).toBe(404)
    expect((await look(backend, second.token)).status).toBe(200)
  })

  it.each<[string, object, number, string]>([
    ['without a street', { address_1: ' ' }, 422, 'field_required'],
    ['without a name', { fname: '' }, 422, 'name_required'],
    ['with too long a city', { city: 'x'.repeat(40) }, 422, 'too_long'],
    ['for a day that is not offered', { delivery_date: '2026-12-25' }, 409, 'date_unavailable'],
  ])('is not answered %s, and works on', async (_case, more, status, error) => {
    const { backend } = aShop()
    const { token } = await asked(backend)
    expect(await answer(backend, token, more)).toMatchObject({ status, body: { error } })
    expect((await answer(backend, token)).status).toBe(200)
  })

  it('moves no day unless the shopper allows it', async () => {
    const { backend } = aShop()
    const { token } = await asked(backend, 0, { may_move_date: false })
    expect((await look(backend, token)).body.dates).toEqual([])
    expect((await answer(backend, token, { delivery_date: '2026-12-10' })).status).toBe(409)
  })

  it('offers available days, and accepts each of them', async () => {
    const { backend } = aShop()
    const { dates } = (await look(backend, (await asked(backend)).token)).body
    expect(dates).toHaveLength(8)
    for (const delivery_date of dates) {
      const { token } = await asked(backend)
      expect((await answer(backend, token, { delivery_date })).status, delivery_date).toBe(200)
    }
  })
})

describe('an address with higher shipping costs', () => {
  it('waits until the shopper agrees, and only the shopper can', async () => {
    // A gift that does not ship free.
    const { backend } = aShop(scenarios.smallBox())
    const { token, claim, crec_id } = await asked(backend)
    expect((await answer(backend, token, HAWAII)).status).toBe(200)
    const [waits] = (await shopper(backend, 'getClaims')).body.claims
    expect(waits).toMatchObject({ status: 'approve', state: 'HI', extra: 15.05, token: null })
    const street = async () =>
      (await cartOf(backend)).recipients.find((one) => one.crec_id === crec_id)?.address_1
    expect(await street()).not.toBe(ADA.address_1)
    const params = { claimId: String(claim.claim_id) }
    expect((await ask(backend, 'postClaimApproval', { params, headers: STRANGER })).status).toBe(
      404,
    )
    expect((await shopper(backend, 'postClaimApproval', { params })).status).toBe(200)
    expect(await street()).toBe(ADA.address_1)
    expect((await shopper(backend, 'postClaimApproval', { params })).status).toBe(409)
  })
})

describe('a link that no longer works', () => {
  it.each<[string, (shop: ReturnType<typeof aShop>, id: string, crec: number) => Promise<unknown>]>(
    [
      ['is over', async ({ passed }) => passed(15)],
      [
        'was withdrawn',
        ({ backend }, claimId) => shopper(backend, 'deleteClaim', { params: { claimId } }),
      ],
      [
        'is for a gift that is in the cart no more',
        async ({ backend }, _id, crec_id) => {
          const { recipients } = await cartOf(backend)
          const items = recipients.find((one) => one.crec_id === crec_id)?.items ?? []
          for (const { clin_id } of items)
            await shopper(backend, 'deleteLineItem', { params: { clinId: clin_id } })
        },
      ],
    ],
  )('since it %s says no more than one that never was', async (_case, end) => {
    const shop = aShop()
    const { token, claim, crec_id } = await asked(shop.backend)
    await end(shop, String(claim.claim_id), crec_id)
    const [gone, never] = [await look(shop.backend, token), await look(shop.backend, 'never')]
    expect([gone.status, gone.body]).toEqual([404, never.body])
    expect((await answer(shop.backend, token)).status).toBe(404)
  })

  it('works again if the shopper sends it again', async () => {
    const { backend, passed } = aShop()
    const { token, claim } = await asked(backend)
    passed(15)
    expect(await statusesOf(backend)).toEqual(['late'])
    await shopper(backend, 'postClaimAgain', { params: { claimId: String(claim.claim_id) } })
    expect(await statusesOf(backend)).toEqual(['waiting'])
    expect((await look(backend, token)).status).toBe(200)
  })

  it('cannot be guessed: a browser with many attempts has to wait', async () => {
    const { backend, passed } = aShop()
    const { token } = await asked(backend)
    const tries = []
    for (let nth = 0; nth < 11; nth++)
      tries.push((await look(backend, `try-${nth}`, STRANGER)).status)
    expect(tries).toEqual([...Array(10).fill(404), 429])
    expect((await look(backend, token, STRANGER)).status).toBe(429)
    expect((await look(backend, token)).status).toBe(200)
    passed(0.02)
    expect((await look(backend, token, STRANGER)).status).toBe(200)
  })

  it('cannot be created for invalid gifts', async () => {
    const { backend } = aShop()
    await asked(backend)
    const anything = fc.oneof(fc.string(), fc.constantFrom('__proto__', '%00', '../carts/1', ''))
    await fc.assert(
      fc.asyncProperty(anything, async (token) => {
        const headers = { 'x-gw-session': crypto.randomUUID() }
        expect((await look(backend, token, headers)).status).toBe(404)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a shopper’s links', () => {
  it.each(['postClaimAgain', 'postClaimApproval', 'deleteClaim'] as const)(
    'are nobody else’s: %s',
    async (name) => {
      const { backend } = aShop()
      const { claim, token } = await asked(backend)
      const params = { claimId: String(claim.claim_id) }
      expect((await ask(backend, name, { params, headers: STRANGER })).status).toBe(404)
      expect((await ask(backend, 'getClaims', { headers: STRANGER })).body.claims).toEqual([])
      expect((await look(backend, token)).status).toBe(200)
    },
  )

  it('are for gifts in their own cart', async () => {
    const { backend } = aShop()
    const { crec_id } = await asked(backend)
    const body = { crec_id, sender: 'Eve', may_move_date: true }
    expect((await ask(backend, 'postClaim', { body, headers: STRANGER })).status).toBe(404)
  })

  it('include the sender’s name', async () => {
    const { backend } = aShop()
    const [first] = (await cartOf(backend)).recipients
    const body = { crec_id: first?.crec_id ?? 0, sender: ' ', may_move_date: true }
    expect((await shopper(backend, 'postClaim', { body })).status).toBe(422)
  })

  it('end before the gift ships, or after two weeks', async () => {
    const { backend } = aShop(scenarios.twoShipments())
    const { claim } = await asked(backend)
    const [first] = (await cartOf(backend)).recipients
    const leaves = first?.shipping?.ship_date ?? ''
    expect(String(claim.until) < leaves).toBe(true)
    const none = aShop()
    expect((await asked(none.backend)).claim.until).toBe('2026-12-17')
  })
})
