import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from '../account/account'
import { recipientActions } from './actions'

const cart = aCart()

describe('a new recipient', () => {
  it('of a guest is kept on the device, each field within its limit', async () => {
    const { store, backend } = await aStore({ cart })
    const { addRecipient } = store.use(recipientActions)
    const given = { fname: 'Maximiliana-Theodora', lname: 'Lee', phone: '+1 (913) 555-0100' }
    const address = { fname: 'Maximiliana-The', lname: 'Lee' }
    expect(await addRecipient(given)).toMatchObject({ status: 'added', address })
    expect(store.slot(accountActions).localRecipients).toHaveLength(1)
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'putNewRecipient')
    expect(sent?.body).toMatchObject({ phone: '9135550100', res_com: 'V' })
  })

  it('that could not be added raises its event, and nothing is lost', async () => {
    const { store, heard } = await aStore({ cart }, { faults: { putNewRecipient: 'server-error' } })
    const { addRecipient } = store.use(recipientActions)
    const outcome = await addRecipient({ fname: 'Dana', lname: 'Lee' })
    expect(outcome).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(heard).toEqual(['add-recipient-failed'])
  })
})
