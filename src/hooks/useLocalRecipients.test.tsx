import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listReplaced } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import type { SavedAddress } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import { useLocalRecipients } from './useLocalRecipients'

it('offers a customer only whom their list does not have', async () => {
  const scenario = listReplaced()
  const options = { isLoggedIn: true }
  const { result, store } = await aHook(() => useLocalRecipients(), scenario, options)
  const { loadCustomer, loadAddresses } = store.use(accountActions)
  const slot = store.slot(accountActions)
  await act(async () => {
    await loadCustomer()
    await loadAddresses()
  })
  const keep = (kept: readonly SavedAddress[]) =>
    act(async () => {
      slot.localRecipients = kept
    })
  const known = slot.addresses.map((one) => ({ ...one, fname: one.fname?.toUpperCase() }))
  const others = scenario.device?.guestRecipients ?? []
  await keep([...known, ...others])
  expect(result.current).toMatchObject({ localRecipients: others, isImportable: true })
  await keep(known)
  expect(result.current).toMatchObject({ localRecipients: [], isImportable: false })
})
