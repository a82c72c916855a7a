import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listReplaced } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { accountActions } from '../../store/account/account'
import { ImportLocalRecipients } from './LocalRecipients'

it('offers a customer only recipients that their list lacks', async () => {
  const scenario = listReplaced()
  const { store } = await aStore(scenario, { isLoggedIn: true })
  const { loadCustomer, loadAddresses } = store.use(accountActions)
  await loadCustomer()
  await loadAddresses()
  const slot = store.slot(accountActions)
  const known = slot.addresses.map((one) => ({ ...one, fname: one.fname?.toUpperCase() }))
  const others = scenario.device?.guestRecipients ?? []
  const keep = (kept: typeof others) =>
    act(async () => {
      slot.localRecipients = kept
    })
  await keep(known)
  render(
    <StoreProvider store={store}>
      <ImportLocalRecipients />
    </StoreProvider>,
  )
  await keep(known)
  expect(screen.queryByRole('status')).toBeNull()
  await keep([...known, ...others])
  expect(screen.getByRole('status').textContent).toContain(String(others.length))
})
