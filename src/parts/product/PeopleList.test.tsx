import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { aStore } from '../../../testing/store/testStore'
import { type Person, StoreProvider } from '../../hooks'
import { PeopleList } from './PeopleList'

afterEach(cleanup)

const person = (fname: string, city: string): Person => {
  const address = anAddress({ fname, lname: 'Lee', company: '', city })
  return { key: String(address.addr_id), address, shipmentId: null, isChosen: false }
}

it.each(['jose', 'Lee Omaha', 'omaha josé'])('somebody is found by %s', async (query) => {
  const others = Array.from({ length: 8 }, (_, at) => person(`Ann${at}`, 'Salem'))
  const { store } = await aStore()
  render(
    <StoreProvider store={store}>
      <PeopleList people={[...others, person('José', 'Omaha')]} onChosen={() => undefined} />
    </StoreProvider>,
  )
  fireEvent.change(screen.getByLabelText('Search recipients'), { target: { value: query } })
  expect(screen.getAllByRole('checkbox')).toEqual([
    screen.getByRole('checkbox', { name: 'José Lee' }),
  ])
  expect(screen.getByRole('status').textContent).toBe('1 of 9 shown')
})
