import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { findItem } from '../../../mocks/catalogue'
import { pdpData } from '../../../mocks/catalogue/pdpData'
import { fakeClock } from '../../../testing/clock'
import { aStore } from '../../../testing/store/testStore'
import { createFormat } from '../../domain/createFormat'
import { StoreProvider } from '../../hooks'
import { Pdp } from './Pdp'

afterEach(cleanup)

it('a club’s months are written in the store’s format', async () => {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const { store } = await aStore({}, { clock, format: createFormat({ locale: 'de-DE' }) })
  const item = findItem(1801)
  if (!item) throw new Error('The catalogue has no club.')
  render(
    <StoreProvider store={store}>
      <Pdp {...pdpData(item, clock.now().getTime())} />
    </StoreProvider>,
  )
  expect(await screen.findByRole('option', { name: 'März' })).toBeDefined()
  expect(screen.queryByRole('option', { name: 'March' })).toBeNull()
  fireEvent.change(screen.getByRole('combobox', { name: 'First package in' }), {
    target: { value: '3' },
  })
  expect(document.querySelector('.gw-arrival-day')?.textContent).toContain('März')
})
