import { describe, expect, it } from 'vitest'
import { listReplaced } from '../../../mocks/scenarios'
import { aStore, type Transport } from '../../../testing/store/testStore'
import type { SavedAddress } from '../../domain/schema/entities'
import { accountActions } from '../account/account'
import { recipientActions } from './actions'

/** A customer who has just signed in on a device with stored recipients. */
async function aCustomerStore(options = {}) {
  const scenario = listReplaced()
  const tested = await aStore(scenario, { isLoggedIn: true, ...options })
  await tested.store.use(accountActions).loadCustomer()
  tested.requests()
  const slot = tested.store.slot(accountActions)
  slot.localRecipients = scenario.device?.guestRecipients ?? []
  return { ...tested, slot, verbs: tested.store.use(recipientActions) }
}

const names = (list: readonly SavedAddress[]) => list.map(({ fname }) => fname)

describe('a device’s recipients from before sign-in', () => {
  it('are added to the customer’s list, and removed here', async () => {
    const { verbs, slot, requests } = await aCustomerStore()
    const kept = names(slot.localRecipients)
    expect(await verbs.importLocalRecipients()).toEqual({ status: 'imported', count: 1 })
    expect(requests()).toEqual(['getAddresses', 'putNewRecipient'])
    expect(names(slot.addresses).slice(-1)).toEqual(kept)
    expect(slot.localRecipients).toEqual([])
  })

  it('are not added twice', async () => {
    const { verbs, slot, requests } = await aCustomerStore()
    await verbs.importLocalRecipients()
    // The same person, as stored by another device.
    const [known] = slot.addresses.slice(-1)
    slot.localRecipients = known
      ? [{ ...known, addr_id: 7, fname: ` ${known.fname}`.toUpperCase() }]
      : []
    requests()
    expect(await verbs.importLocalRecipients()).toEqual({ status: 'imported', count: 0 })
    expect(requests()).toEqual(['getAddresses'])
    expect(slot.localRecipients).toEqual([])
  })

  it.each(['putNewRecipient', 'getAddresses'] as const)(
    'stays here if %s fails',
    async (endpoint) => {
      const { verbs, slot, backend } = await aCustomerStore()
      const kept = slot.localRecipients
      backend.setFault(endpoint, 'forbidden')
      expect(await verbs.importLocalRecipients()).toMatchObject({ status: 'failed' })
      expect(slot.localRecipients).toEqual(kept)
    },
  )

  it('are partly added if one of two fails', async () => {
    let sent = 0
    const onlyFirst =
      (fetch: Transport): Transport =>
      async (input, init) => {
        const isNew = String(input).includes('pdp-add-new-recipient')
        if (isNew) sent += 1
        return isNew && sent > 1 ? Response.json({}, { status: 422 }) : fetch(input, init)
      }
    const { verbs, slot } = await aCustomerStore({ through: onlyFirst })
    const [first] = slot.localRecipients
    if (!first) throw new Error('The device has kept nobody.')
    slot.localRecipients = [first, { ...first, addr_id: 8, fname: 'Ada' }]
    expect(await verbs.importLocalRecipients()).toMatchObject({ status: 'partly', count: 1 })
    expect(names(slot.localRecipients)).toEqual(['Ada'])
  })

  it('cannot be added for a guest', async () => {
    const { store } = await aStore(listReplaced())
    await store.use(accountActions).loadCustomer()
    const outcome = await store.use(recipientActions).importLocalRecipients()
    expect(outcome).toEqual({ status: 'failed', reason: 'refused' })
  })

  it('are removed on request, and restored by Undo', async () => {
    const { verbs, slot } = await aCustomerStore()
    const kept = slot.localRecipients
    const { undo } = verbs.forgetLocalRecipients()
    expect(slot.localRecipients).toEqual([])
    undo()
    expect(slot.localRecipients).toEqual(kept)
  })
})
