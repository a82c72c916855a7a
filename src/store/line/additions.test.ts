import { describe, expect, it } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { emptyCartGuest, oneShipment } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { recipientChoices } from '../../domain/recipient/recipients'
import { cartActions } from '../cart/actions'
import { movingActions } from '../shipment/actions'

const steak = { itemId: 1001, skuId: 10011, quantity: 1 }

describe('a shopper who has no address yet', () => {
  it('adds to "Ship to Myself", whose id the server gives', async () => {
    const { store, backend, reported } = await aStore(emptyCartGuest)
    const mine = recipientChoices(store.state.cart, [])[0]?.address
    expect(mine?.addr_id).toBeNull()
    const added = await store.use(cartActions).addItems([{ ...steak, addrId: null }])
    expect(added).toMatchObject({ status: 'added' })
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'putLineItems')?.body
    expect(sent).toMatchObject({ lineitems: [{ item_id: 1001, addr_id: null }] })
    expect(store.state.cart?.recipients).toMatchObject([{ is_myself: true, items: [{ qty: 1 }] }])
    expect(store.state.cart?.recipients[0]?.addr_id).toBeGreaterThan(0)
    expect(reported).toEqual([])
  })
})

describe('an address that has no uuid', () => {
  it('is not named to the server by its id', async () => {
    const { store, backend } = await aStore(oneShipment)
    const { crec_id = 0 } = store.state.cart?.recipients[0] ?? {}
    const nameless = anAddress({ addr_id: 77, uuid: null })
    const outcome = await store.use(movingActions).changeRecipient(crec_id, nameless)
    expect(outcome).toMatchObject({ status: 'failed', reason: 'refused' })
    expect(backend.requests.map(({ endpoint }) => endpoint)).not.toContain('postShipmentAddress')
  })
})
