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

/** Who signs up on the way to the order. */
const MARGARET = {
  fname: 'Margaret',
  lname: 'Holloway',
  email: 'margaret@example.com',
  password: 'prairie-oak',
}

type Shop = ReturnType<typeof aShop>

/** A customer whose first gift waits for an address: its link, and the order that it goes into. */
async function ordered({ backend }: Shop) {
  await shopper(backend, 'postRegister', { body: MARGARET })
  const { token, claim, crec_id } = await asked(backend)
  const day = { new_ship_date_data: { ship_date: '2026-12-10' }, cart_type: 'P', apply_all: false }
  await shopper(backend, 'postShipping', { body: { crec_id, ...day } })
  const { cart_id, recipients } = await cartOf(backend)
  for (const { crec_id: other, addr_id, fname, lname } of recipients.slice(1)) {
    const body = { ...ADA, fname: fname ?? '', lname: lname ?? '', addr_id }
    expect((await shopper(backend, 'putNewRecipient', { body })).status, String(other)).toBe(200)
  }
  const placed = await shopper(backend, 'putPlaceOrder', {
    body: { cart_id, payment_info: { method: 'card', uid: 'hpf-test' } },
  })
  return { token, claim, crec_id, placed, orderId: String(placed.body.order_id) }
}

const giftOf = async ({ backend }: Shop, orderId: string, crecId: number) => {
  const { order } = (await shopper(backend, 'getOrder', { params: { orderId } })).body
  return { order, gift: order.shipments.find(({ shipment_id }) => shipment_id === crecId) }
}

describe('a gift with an address link', () => {
  it('is marked in the cart until the link ends or the shopper enters the address', async () => {
    const shop = aShop()
    const { backend, passed } = shop
    const awaited = async () =>
      (await cartOf(backend)).recipients.map(({ awaits_address }) => awaits_address ?? false)
    expect(await awaited()).toEqual([false, false, false])
    const { claim } = await asked(backend)
    expect(await awaited()).toEqual([true, false, false])
    passed(15)
    expect(await awaited()).toEqual([false, false, false])
    await shopper(backend, 'postClaimAgain', { params: { claimId: String(claim.claim_id) } })
    expect(await awaited()).toEqual([true, false, false])
    const [first] = (await cartOf(backend)).recipients
    await shopper(backend, 'putNewRecipient', { body: { ...ADA, addr_id: first?.addr_id } })
    expect(await awaited()).toEqual([false, false, false])
  })

  it('is no longer pending once the shopper has entered the address', async () => {
    const { backend } = aShop()
    const { token } = await asked(backend)
    const [first] = (await cartOf(backend)).recipients
    await shopper(backend, 'putNewRecipient', { body: { ...ADA, addr_id: first?.addr_id } })
    expect(await statusesOf(backend)).toEqual([])
    expect((await look(backend, token)).status).toBe(404)
  })

  it('cannot be ordered without an address or a link', async () => {
    const shop = aShop()
    const { claim, crec_id } = await asked(shop.backend)
    await shopper(shop.backend, 'deleteClaim', { params: { claimId: String(claim.claim_id) } })
    const { cart_id } = await cartOf(shop.backend)
    const { status, body } = await shopper(shop.backend, 'putPlaceOrder', {
      body: { cart_id, payment_info: { method: 'card', uid: 'hpf-test' } },
    })
    expect([status, body]).toMatchObject([409, { error: 'address_required', crec_id }])
  })
})

describe('an order with a gift that waits for its address', () => {
  it('is placed, and completed by the response, once', async () => {
    const shop = aShop()
    const { token, crec_id, placed, orderId } = await ordered(shop)
    expect(placed.body.status).toBe('placed')
    const before = await giftOf(shop, orderId, crec_id)
    expect(before.gift).toMatchObject({ status: 'awaiting-address', address_1: '' })
    const { claims } = (await shopper(shop.backend, 'getClaims')).body
    expect(claims).toMatchObject([{ order_id: orderId, status: 'waiting', token }])

    const { dates } = (await look(shop.backend, token)).body
    expect((await answer(shop.backend, token, { delivery_date: dates[1] })).status).toBe(200)
    const after = await giftOf(shop, orderId, crec_id)
    expect(after.gift).toMatchObject({ status: 'preparing', ...ADA, delivery_date: dates[1] })
    expect(after.order.total).toBe(before.order.total)
    expect(await statusesOf(shop.backend)).toEqual(['filled'])
    expect((await answer(shop.backend, token)).status).toBe(404)
    const { addresses } = (await shopper(shop.backend, 'getAddresses')).body
    expect(addresses).toEqual(expect.arrayContaining([expect.objectContaining(ADA)]))
  })

  it('ships on the first available day if the response comes late', async () => {
    const shop = aShop()
    const { claim, token, crec_id, orderId } = await ordered(shop)
    const { gift } = await giftOf(shop, orderId, crec_id)
    shop.passed(20)
    expect(await statusesOf(shop.backend)).toEqual(['late'])
    expect((await look(shop.backend, token)).status).toBe(404)
    const params = { claimId: String(claim.claim_id) }
    expect((await shopper(shop.backend, 'postClaimAgain', { params })).status).toBe(200)
    expect((await answer(shop.backend, token)).status).toBe(200)
    const late = await giftOf(shop, orderId, crec_id)
    expect(late.gift?.status).not.toBe('awaiting-address')
    expect(String(late.gift?.delivery_date) > String(gift?.delivery_date)).toBe(true)
  })

  it('costs more only once the shopper agrees, and is then paid', async () => {
    const shop = aShop()
    const { claim, token, crec_id, orderId } = await ordered(shop)
    const { order } = await giftOf(shop, orderId, crec_id)
    expect((await answer(shop.backend, token, HAWAII)).status).toBe(200)
    const [waits] = (await shopper(shop.backend, 'getClaims')).body.claims
    expect(waits).toMatchObject({ status: 'approve', state: 'HI', order_id: orderId })
    expect((await giftOf(shop, orderId, crec_id)).gift?.status).toBe('awaiting-address')
    const params = { claimId: String(claim.claim_id) }
    const { status } = await shopper(shop.backend, 'postClaimApproval', { params })
    expect(status).toBe(200)
    const paid = (await giftOf(shop, orderId, crec_id)).order
    expect(Number(paid.total)).toBeCloseTo(Number(order.total) + Number(waits?.extra), 2)
    const parts = [paid.merchandise, paid.shipping, paid.tax].map(Number)
    expect(parts.reduce((sum, one) => sum + one, -Number(paid.discount))).toBeCloseTo(
      Number(paid.total),
      2,
    )
  })

  it('can send another link after a withdrawal, but only its customer can', async () => {
    const shop = aShop()
    const { claim, token, crec_id, orderId } = await ordered(shop)
    await shopper(shop.backend, 'deleteClaim', { params: { claimId: String(claim.claim_id) } })
    expect((await look(shop.backend, token)).status).toBe(404)
    const body = { crec_id, sender: 'Margaret', may_move_date: true }
    expect((await ask(shop.backend, 'postClaim', { body, headers: STRANGER })).status).toBe(404)
    const again = await shopper(shop.backend, 'postClaim', { body })
    expect(again.body.claim).toMatchObject({ order_id: orderId, status: 'waiting' })
    expect((await answer(shop.backend, String(again.body.claim.token))).status).toBe(200)
  })

  it('is visible to its customer on another device, and only there', async () => {
    const shop = aShop()
    const { orderId } = await ordered(shop)
    const headers = { 'x-gw-session': 'phone' }
    expect((await ask(shop.backend, 'getClaims', { headers })).body.claims).toEqual([])
    await ask(shop.backend, 'postSignIn', { body: MARGARET, headers })
    const { claims } = (await ask(shop.backend, 'getClaims', { headers })).body
    expect(claims).toMatchObject([{ order_id: orderId }])
  })
})
