import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { RecipientPicker } from './RecipientPicker'

afterEach(cleanup)

const choice = (fname: string, city: string) => ({
  address: anAddress({ fname, lname: 'Lee', company: '', city }),
  shipmentId: null,
})

it.each(['jose', 'Lee Omaha', 'omaha josé'])('somebody is found by %s', async (query) => {
  const others = Array.from({ length: 8 }, (_, at) => choice(`Ann${at}`, 'Salem'))
  const { store } = await aStore()
  render(
    <StoreProvider store={store}>
      <RecipientPicker
        choices={[...others, choice('José', 'Omaha')]}
        value={null}
        onValue={() => undefined}
        hasSomeoneNew={false}
      />
    </StoreProvider>,
  )
  fireEvent.change(screen.getByLabelText('Search recipients'), { target: { value: query } })
  expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: 'José Lee' })])
})
