import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listReplaced } from '../../mocks/scenarios'
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
