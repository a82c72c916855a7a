import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listReplaced, oneNameOnly } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import { accountActions } from '../store/account/account'
import { useLocalRecipients } from './useLocalRecipients'

it('a customer can import only recipients that the address book does not have', async () => {
  const scenario = listReplaced()
  const { result, store } = await aHook(useLocalRecipients, scenario, { isLoggedIn: true })
  const slot = store.slot(accountActions)
  const others = scenario.device?.guestRecipients ?? []
  const keep = (kept: typeof others) =>
    act(async () => {
      slot.localRecipients = kept
    })
  await keep(others)
  expect(result.current).toMatchObject({ isImportable: false, importable: [] })
  await act(async () => {
    await store.use(accountActions).loadCustomer()
    await store.use(accountActions).loadAddresses()
  })
  expect(result.current).toMatchObject({ isImportable: true, importable: others })
  const known = slot.addresses.map((one) => ({ ...one, fname: one.fname?.toUpperCase() }))
  await keep([...known, ...others])
  expect(result.current.importable).toEqual(others)
  await keep(known)
  expect(result.current.isImportable).toBe(false)
})

it('a guest has nothing to import, even if an address was completed on this device only', async () => {
  const { result, store } = await aHook(useLocalRecipients, oneNameOnly())
  const [saved] = store.state.cart?.saved_addresses ?? []
  if (!saved) throw new Error('The cart has no saved address.')
  await act(async () => {
    store.slot(accountActions).localRecipients = [{ ...saved, address_1: '412 Maple Ave' }]
  })
  expect(result.current).toMatchObject({ isImportable: false, importable: [] })
})
