import { describe, expect, it } from 'vitest'
import type { BackendOptions } from '../../../mocks/backend'
import { aCart } from '../../../mocks/fixtures'
import { aCustomer, anAddress } from '../../../mocks/people'
import { aStore, settled, type Transport } from '../../../testing/store/testStore'
import { dialogActions } from '../dialog/dialogs'
import { accountActions } from './account'

const cart = aCart()

describe('the customer', () => {
  const signedIn = (faults?: BackendOptions['faults']) =>
    aStore({ cart, customer: aCustomer() }, { isLoggedIn: true, faults })

  it('is not requested if the flag says guest', async () => {
    const { store, requests } = await aStore({ cart })
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions).status).toBe('guest')
    expect(requests()).toEqual([])
  })

  it('is known if flag and server agree, with the server’s addresses', async () => {
    const customer = aCustomer()
    const addresses = [anAddress(), anAddress()]
    const { store } = await aStore({ cart, customer, addresses }, { isLoggedIn: true })
    await store.use(accountActions).loadCustomer()
    await store.use(accountActions).loadAddresses()
    expect(store.slot(accountActions).customer).toMatchObject({ cust_id: customer.cust_id })
    expect(store.slot(accountActions).addresses).toEqual(expect.arrayContaining(addresses))
  })

  it('is cleared by a 403, without a message', async () => {
    const { store, reported, heard } = await aStore({ cart }, { isLoggedIn: () => true })
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions)).toMatchObject({ status: 'guest', customer: null })
    expect([reported, heard, store.slot(dialogActions).toasts]).toEqual([[], [], []])
  })

  it('who is signed out elsewhere causes an event', async () => {
    const { store, backend, heard } = await signedIn()
    await store.use(accountActions).loadCustomer()
    backend.setFault('getCustomer', 'forbidden')
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions)).toMatchObject({ status: 'guest', customer: null })
    expect(heard).toEqual(['signed-out'])
  })

  it('is requested first by a verb that needs the addresses', async () => {
    const { store } = await signedIn()
    const { loadAddresses } = store.use(accountActions)
    await loadAddresses()
    expect(store.slot(accountActions)).toMatchObject({ status: 'customer', addressStatus: 'ready' })
  })

  it('is requested once if addresses are requested twice at once', async () => {
    const { store, requests } = await signedIn()
    const { loadCustomer, loadAddresses } = store.use(accountActions)
    await loadCustomer()
    requests()
    await Promise.all([loadAddresses(), loadAddresses()])
    expect(requests()).toEqual(['getAddresses'])
    expect(store.slot(accountActions).addressStatus).toBe('ready')
  })

  it('has the addresses read for them if a page of a customer before them has asked', async () => {
    const { store, backend, requests } = await signedIn()
    const { loadAddresses, loadCustomer, haveSignedIn } = store.use(accountActions)
    await loadAddresses()
    backend.setFault('getCustomer', 'forbidden')
    await loadCustomer()
    expect(store.slot(accountActions)).toMatchObject({ status: 'guest', addressStatus: 'ready' })
    backend.setFault('getCustomer', null)
    requests()
    haveSignedIn(null)
    await settled(store)
    expect(requests()).toContain('getAddresses')
    expect(store.slot(accountActions).addressStatus).toBe('ready')
  })

  it('who could not be read has their addresses read by a retry', async () => {
    const { store } = await signedIn({ getCustomer: { kind: 'not-found', times: 1 } })
    const { loadAddresses } = store.use(accountActions)
    expect(await loadAddresses()).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(store.slot(accountActions)).toMatchObject({ status: 'failed', addressStatus: 'failed' })
    await loadAddresses()
    expect(store.slot(accountActions)).toMatchObject({ status: 'customer', addressStatus: 'ready' })
  })

  it('who replaces another one on this page has their own addresses read', async () => {
    const answers = [aCustomer(), aCustomer()]
    const through = (fetch: Transport): Transport => {
      return (input, init) =>
        String(input).endsWith('/customer')
          ? Promise.resolve(Response.json({ customer: answers.shift() }))
          : fetch(input, init)
    }
    const world = { cart, customer: aCustomer(), addresses: [anAddress()] }
    const { store, requests } = await aStore(world, { isLoggedIn: true, through })
    const { loadAddresses, loadCustomer } = store.use(accountActions)
    await loadAddresses()
    requests()
    await loadCustomer()
    await settled(store)
    expect(requests()).toContain('getAddresses')
    expect(store.slot(accountActions)).toMatchObject({
      addressStatus: 'ready',
      addresses: expect.arrayContaining(world.addresses),
    })
  })

  it('stays if only the addresses are refused', async () => {
    const { store, heard } = await signedIn({ getAddresses: 'forbidden' })
    await store.use(accountActions).loadAddresses()
    const facts = { status: 'customer', addressStatus: 'failed' }
    expect(store.slot(accountActions)).toMatchObject(facts)
    expect(heard).toEqual(['session-expired'])
  })

  it('has failed, and is not a guest, if the server fails', async () => {
    const { store } = await aStore({ cart }, { isLoggedIn: true, faults: { getCustomer: 'html' } })
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions).status).toBe('failed')
  })
})
