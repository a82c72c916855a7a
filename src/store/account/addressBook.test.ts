import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { customerSignedIn, listReplaced } from '../../../mocks/scenarios'
import { answering, aStore, type Transport } from '../../../testing/store/testStore'
import { accountActions } from './account'
import { addressBookActions } from './addressBook'

const ada = { fname: 'Ada', lname: 'Byron', address_1: '12 Fern Way', city: 'Salem', state: 'OR' }

/** A customer with loaded addresses: their own, Eleanor, Harold, Josephine and Walter. */
async function aBook(options = {}, scenario = customerSignedIn()) {
  const tested = await aStore(scenario, { isLoggedIn: true, ...options })
  await tested.store.use(accountActions).loadAddresses()
  tested.requests()
  const slot = tested.store.slot(accountActions)
  return {
    ...tested,
    slot,
    book: tested.store.use(addressBookActions),
    names: () => slot.addresses.map(({ fname }) => fname),
  }
}

describe('an address book', () => {
  it('has a new address, each field within its limit, with the server’s data', async () => {
    const { book, slot, backend } = await aBook()
    const outcome = await book.add({
      ...ada,
      phone: '+1 (503) 555-0142',
      fname: 'Maximiliana-Theodora',
    })
    const address = { fname: 'Maximiliana-The', phone: '5035550142' }
    expect(outcome).toMatchObject({ status: 'saved', address })
    expect(slot.addresses).toEqual((await ask(backend, 'getAddresses')).body.addresses)
  })

  it('returns the field that the shop refuses', async () => {
    const { book } = await aBook()
    const refused = { status: 'failed', reason: 'refused', field: 'lname' }
    expect(await book.add({ ...ada, lname: ' ' })).toEqual(refused)
    expect(await book.update(3001, { ...ada, lname: ' ' })).toEqual(refused)
  })

  it('replaces a changed one, and changes the cart only on request', async () => {
    const { book, store, requests, names } = await aBook()
    const street = () =>
      store.state.cart?.recipients.find(({ addr_id }) => addr_id === 3001)?.address_1
    await book.update(3001, ada)
    expect(names()).toEqual(['Margaret', 'Ada', 'Harold', 'Josephine', 'Walter'])
    expect([street(), requests()]).toEqual(['418 Maple Street', ['putAddress']])
    await book.update(3001, ada, { isForCartToo: true })
    expect([street(), requests()]).toEqual(['12 Fern Way', ['putAddress', 'getCart']])
  })

  it('has one default', async () => {
    const { book, slot } = await aBook()
    await book.makeDefault(3001)
    expect(await book.makeDefault(3002)).toMatchObject({ status: 'saved' })
    const defaults = slot.addresses.filter(({ is_default }) => is_default)
    expect(defaults.map(({ addr_id }) => addr_id)).toEqual([3002])
  })

  it('has the default that was requested last, however long the first request takes', async () => {
    const { book, slot, backend } = await aBook()
    const answer = Promise.withResolvers<void>()
    backend.setFault('putDefaultAddress', { kind: 'slow', times: 1, until: answer.promise })
    const both = [book.makeDefault(3001), book.makeDefault(3002)]
    answer.resolve()
    await Promise.all(both)
    const served = (await ask(backend, 'getAddresses')).body.addresses
    for (const list of [slot.addresses, served])
      expect(list.filter((one) => one.is_default).map((one) => one.addr_id)).toEqual([3002])
  })

  it('has one less after a deletion, also if it was deleted elsewhere', async () => {
    const { book, backend, names } = await aBook()
    expect(await book.remove(3001)).toEqual({ status: 'removed' })
    await ask(backend, 'deleteAddress', { params: { addr_id: 3002 } })
    expect(await book.remove(3002)).toEqual({ status: 'removed' })
    expect(names()).toEqual(['Margaret', 'Josephine', 'Walter'])
  })

  it('saves an address again that was deleted elsewhere during editing', async () => {
    const { book, backend, names } = await aBook()
    await ask(backend, 'deleteAddress', { params: { addr_id: 3001 } })
    expect(await book.update(3001, ada)).toMatchObject({ status: 'saved', address: ada })
    expect(names()).toEqual(['Margaret', 'Harold', 'Josephine', 'Walter', 'Ada'])
  })

  it('is read again if the new default does not exist', async () => {
    const { book, backend, names } = await aBook()
    await ask(backend, 'deleteAddress', { params: { addr_id: 3001 } })
    expect(await book.makeDefault(3001)).toEqual({ status: 'failed', reason: 'gone' })
    await expect.poll(names).not.toContain('Eleanor')
  })
})

describe('a failure', () => {
  it.each([
    ['server-error', 'unavailable'],
    ['conflict', 'refused'],
  ] as const)('by %s leaves all as it was: %s', async (fault, reason) => {
    const { book, slot, backend, reported } = await aBook()
    const before = slot.addresses
    for (const row of ['postAddress', 'putAddress', 'deleteAddress', 'putDefaultAddress'] as const)
      backend.setFault(row, fault)
    const failed = { status: 'failed', reason }
    for (const outcome of [
      await book.update(3001, ada),
      await book.remove(3001),
      await book.makeDefault(3001),
      await book.add(ada),
    ])
      expect(outcome).toEqual(failed)
    expect(slot.addresses).toEqual(before)
    expect(reported).toEqual(Array(4).fill('address-book-failed'))
  })

  it('is no failure if the list shows the change', async () => {
    const { book, slot, names, backend } = await aBook()
    const defaults = () => slot.addresses.filter((one) => one.is_default).map((one) => one.addr_id)
    backend.setFault('putDefaultAddress', 'dropped-after')
    expect(await book.makeDefault(3001)).toMatchObject({ status: 'saved' })
    expect(defaults()).toEqual([3001])
    backend.setFault('deleteAddress', 'dropped-after')
    expect(await book.remove(3001)).toEqual({ status: 'removed' })
    expect(names()).not.toContain('Eleanor')
  })

  it('is no deletion if a shop has no such endpoint', async () => {
    const page = () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }))
    const lost =
      (fetch: Transport): Transport =>
      (input, init) =>
        String(input).includes('/customer/addresses/') ? page() : fetch(input, init)
    const { book, names } = await aBook({ through: lost })
    expect(await book.remove(3001)).toMatchObject({ status: 'failed' })
    expect(await book.update(3001, ada)).toMatchObject({ status: 'failed' })
    expect(names()).toContain('Eleanor')
  })

  it('reports an ended session', async () => {
    const { book, backend, heard } = await aBook()
    backend.setFault('postAddress', 'forbidden')
    await book.add(ada)
    expect(heard).toContain('session-expired')
  })

  it('reads the list again if the new address may be saved', async () => {
    const saved = answering('/customer/addresses', { odd: true })
    const { book, requests } = await aBook({ through: saved })
    expect(await book.add(ada)).toMatchObject({ status: 'failed', reason: 'unavailable' })
    await expect.poll(requests).toContain('getAddresses')
  })
})

it('a device’s recipient is moved into the account', async () => {
  const scenario = listReplaced()
  const { book, slot, names } = await aBook({}, scenario)
  slot.localRecipients = scenario.device?.guestRecipients ?? []
  const [local] = slot.localRecipients
  await book.add(ada, 1)
  expect(slot.localRecipients).toHaveLength(1)
  await book.add(ada, local?.addr_id)
  expect(slot.localRecipients).toEqual([])
  expect(names().slice(-2)).toEqual(['Ada', 'Ada'])
})

it('a response after sign-out is ignored', async () => {
  const { book, slot, store } = await aBook()
  const calls = [book.add(ada), book.update(3001, ada), book.makeDefault(3002), book.remove(3003)]
  store.use(accountActions).becomeGuest()
  await Promise.all(calls)
  expect(slot.addresses).toEqual([])
})
