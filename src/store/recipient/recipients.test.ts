import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { customerSignedIn } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from '../account/account'
import { recipientActions } from './actions'

const cart = aCart()

describe('a new recipient', () => {
  it('of a guest is stored on the device, each field within its limit', async () => {
    const { store, backend } = await aStore({ cart })
    const { addRecipient } = store.use(recipientActions)
    const given = { fname: 'Maximiliana-Theodora', lname: 'Lee', phone: '+1 (913) 555-0100' }
    const address = { fname: 'Maximiliana-The', lname: 'Lee' }
    expect(await addRecipient(given)).toMatchObject({ status: 'added', address })
    expect(store.slot(accountActions).localRecipients).toHaveLength(1)
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'putNewRecipient')
    expect(sent?.body).toMatchObject({ phone: '9135550100', res_com: 'V' })
  })

  it('of a customer who is not known yet is not stored: the customer’s list will have it', async () => {
    const faults = { getCustomer: 'server-error' } as const
    const { store } = await aStore({ cart }, { isLoggedIn: true, faults })
    await store.use(accountActions).loadCustomer()
    await store.use(recipientActions).addRecipient({ fname: 'Dana', lname: 'Lee' })
    expect(store.slot(accountActions).localRecipients).toEqual([])
  })

  it('of a customer who has signed out meanwhile is not stored', async () => {
    const { store } = await aStore(customerSignedIn, { isLoggedIn: true })
    await store.use(accountActions).loadCustomer()
    const under = store.use(recipientActions).addRecipient({ fname: 'Dana', lname: 'Lee' })
    store.use(accountActions).becomeGuest()
    expect(await under).toMatchObject({ status: 'added' })
    expect(store.slot(accountActions)).toMatchObject({ localRecipients: [], addresses: [] })
  })

  it('returns the field that the shop refuses', async () => {
    const { store } = await aStore({ cart })
    expect(await store.use(recipientActions).addRecipient({ fname: ' ', lname: 'Lee' })).toEqual({
      status: 'failed',
      reason: 'refused',
      field: 'fname',
    })
  })

  it('uses V if the kind of address is unknown', async () => {
    const { store, backend } = await aStore({ cart })
    await store.use(recipientActions).addRecipient({ fname: 'Dana', lname: 'Lee', res_com: null })
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'putNewRecipient')
    expect(sent?.body).toMatchObject({ res_com: 'V' })
  })

  it.each(['unauthorized', 'forbidden'] as const)(
    'of a shopper whose session is over (%s) asks them to sign in',
    async (kind) => {
      const { store, heard } = await aStore({ cart }, { faults: { putNewRecipient: kind } })
      await store.use(recipientActions).addRecipient({ fname: 'Dana', lname: 'Lee' })
      expect(heard).toEqual(['session-expired', 'add-recipient-failed'])
    },
  )

  it.each([
    ['guest', { cart }, false],
    ['customer', customerSignedIn, true],
  ] as const)(
    'of a %s whose answer was lost is there all the same, once',
    async (_who, world, isLoggedIn) => {
      const faults = { putNewRecipient: 'cut-body' } as const
      const { store, backend, heard } = await aStore(world, { isLoggedIn, faults })
      await store.use(accountActions).loadCustomer()
      const { addRecipient } = store.use(recipientActions)
      const outcome = await addRecipient({ fname: 'Nora', lname: 'Quinn' })
      expect(outcome).toMatchObject({ status: 'added', address: { fname: 'Nora' } })
      expect(heard).not.toContain('add-recipient-failed')
      const people = (await backend.cart())?.saved_addresses
      expect(people?.filter(({ fname }) => fname === 'Nora')).toHaveLength(1)
    },
  )

  it('that cannot be added causes its event, and nothing is lost', async () => {
    const { store, heard } = await aStore({ cart }, { faults: { putNewRecipient: 'server-error' } })
    const { addRecipient } = store.use(recipientActions)
    const outcome = await addRecipient({ fname: 'Dana', lname: 'Lee' })
    expect(outcome).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(heard).toEqual(['add-recipient-failed'])
  })
})
