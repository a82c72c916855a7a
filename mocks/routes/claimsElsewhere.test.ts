import { describe, expect, it } from 'vitest'
import {
  answer,
  aShop,
  asked,
  cartOf,
  HAWAII,
  look,
  shopper,
  statusesOf,
} from '../../testing/account/claims'
import type { Backend } from '../backend'
import { smallBox } from '../scenarios'

/** A gift of the shopper's cart. */
async function giftOf(backend: Backend, crecId: number) {
  const { recipients } = await cartOf(backend)
  return recipients.find(({ crec_id }) => crec_id === crecId)
}

/** Sends a gift to another address. */
async function send(backend: Backend, crec_id: number, uuid: string) {
  const { cart_id } = await cartOf(backend)
  const body = { cart_id, crec_id, uuid }
  return (await shopper(backend, 'postShipmentAddress', { body })).body.cart
}

/** The `uuid` of a new recipient without an address. */
async function rosa(backend: Backend): Promise<string> {
  const body = { fname: 'Rosa', lname: 'Diaz' }
  return String((await shopper(backend, 'putNewRecipient', { body })).body.newAddress?.uuid)
}

describe('an address link, while its gift goes to someone else', () => {
  it('does not wait, and takes no answer', async () => {
    const { backend } = aShop()
    const { token, claim, crec_id } = await asked(backend)
    expect(await giftOf(backend, crec_id)).toMatchObject({ awaits_address: true })
    const cart = await send(backend, crec_id, await rosa(backend))
    expect(cart?.recipients.some(({ awaits_address }) => awaits_address)).toBe(false)
    expect(await statusesOf(backend)).toEqual([])
    const params = { claimId: String(claim.claim_id) }
    expect((await shopper(backend, 'postClaimAgain', { params })).status).toBe(404)
    expect((await look(backend, token)).status).toBe(404)
    expect((await answer(backend, token)).status).toBe(404)
    const gift = await giftOf(backend, crec_id)
    expect([gift?.fname, gift?.address_1 || null]).toEqual(['Rosa', null])
  })

  it('works again once the gift goes to its recipient again', async () => {
    const { backend } = aShop()
    const { token, crec_id } = await asked(backend)
    const { saved_addresses } = await cartOf(backend)
    const { addr_id } = (await giftOf(backend, crec_id)) ?? {}
    const former = saved_addresses?.find((address) => address.addr_id === addr_id)
    await send(backend, crec_id, await rosa(backend))
    await send(backend, crec_id, String(former?.uuid))
    expect(await statusesOf(backend)).toEqual(['waiting'])
    expect((await look(backend, token)).status).toBe(200)
  })

  it('cannot be approved, if it was answered before', async () => {
    const { backend } = aShop(smallBox())
    const { token, claim, crec_id } = await asked(backend)
    await answer(backend, token, HAWAII)
    expect(await statusesOf(backend)).toEqual(['approve'])
    await send(backend, crec_id, await rosa(backend))
    expect(await statusesOf(backend)).toEqual([])
    const params = { claimId: String(claim.claim_id) }
    expect((await shopper(backend, 'postClaimApproval', { params })).status).toBe(404)
    expect(await giftOf(backend, crec_id)).toMatchObject({ fname: 'Rosa' })
  })
})
