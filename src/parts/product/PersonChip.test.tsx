import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { aStore } from '../../../testing/store/testStore'
import { type Person, StoreProvider } from '../../hooks'
import { PersonChip } from './PersonChip'

afterEach(cleanup)

const person = (fname: string, lname: string, city: string, address_1: string): Person => {
  const address = anAddress({ fname, lname, city, address_1 })
  return { key: String(address.addr_id), address, shipmentId: null, isChosen: false }
}

it('people with the same full name are shown with their city, or their street if they share that', async () => {
  const people = [
    person('Dana', 'Lee', 'Portland', '1 Elm Street'),
    person('Dana', 'Lee', 'Salem', '2 Oak Avenue'),
    person('Dana', 'Lee', 'Salem', '3 Ash Lane'),
    person('Dana', 'Ray', 'Salem', '4 Fir Road'),
    person('Ben', 'Lee', 'Salem', '5 Bay Court'),
  ]
  const { store } = await aStore()
  render(
    <StoreProvider store={store}>
      {people.map((one) => (
        <PersonChip key={one.key} person={one} among={people} onChosen={() => undefined} />
      ))}
    </StoreProvider>,
  )
  for (const name of [
    'Dana Lee, Portland',
    'Dana Lee, 2 Oak Avenue',
    'Dana Lee, 3 Ash Lane',
    'Dana Ray',
  ]) {
    expect(screen.getByText(name)).toBeDefined()
    expect(screen.getByRole('checkbox', { name })).toBeDefined()
  }
  expect(screen.getByText('Ben')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Ben Lee' })).toBeDefined()
})
