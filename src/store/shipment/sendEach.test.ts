import { describe, expect, it } from 'vitest'
import { namesWithSavedAddresses } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from '../account/account'
import { sendEachActions } from './actions'

async function known() {
  const tested = await aStore(namesWithSavedAddresses, { isLoggedIn: true })
  await tested.store.use(accountActions).loadAddresses()
  const { addresses } = tested.store.slot(accountActions)
  const sendings = [11, 12, 13].flatMap((shipmentId, at) => {
    const address = addresses.find(({ addr_id }) => addr_id === 3001 + at)
    return address ? [{ shipmentId, address }] : []
  })
  return { ...tested, sendings, sendEach: tested.store.use(sendEachActions).sendEach }
}

describe('several shipments', () => {
  it('get an address each, with the earliest day', async () => {
    const { backend, sendings, sendEach, store } = await known()
    expect(await sendEach(sendings)).toEqual({ status: 'saved', count: 3 })
    const recipients = (await backend.cart())?.recipients ?? []
    expect(recipients.map(({ addr_id }) => addr_id)).toEqual([3001, 3002, 3003])
    for (const { shipping } of recipients) expect(shipping?.delivery_date).toBeTruthy()
    expect(store.state.pending).toEqual({})
  })

  it('are pending until all of them are saved', async () => {
    const { backend, sendings, sendEach, store } = await known()
    backend.setFault('postShipmentAddress', 'never')
    const sending = sendEach(sendings)
    await expect.poll(() => Object.keys(store.state.pending)).toHaveLength(3)
    backend.setFault('postShipmentAddress', null)
    await sending
  })

  it('stop at the first failure', async () => {
    const { sendings, sendEach } = await known()
    // An entry without a uuid cannot be identified to the server.
    const broken = sendings.map((one, at) =>
      at === 1 ? { ...one, address: { ...one.address, uuid: null } } : one,
    )
    expect(await sendEach(broken)).toEqual({ status: 'failed', reason: 'refused', count: 1 })
  })
})
