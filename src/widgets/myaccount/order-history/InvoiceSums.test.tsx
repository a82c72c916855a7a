import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createClient } from '../../../api/client/client'
import { createFormat } from '../../../domain/createFormat'
import { StoreProvider } from '../../../hooks'
import { createStore } from '../../../store/core/createStore'
import { InvoiceSums } from './InvoiceSums'

afterEach(cleanup)

const ORDER = { order_id: 'PO-1', ordered_on: '2026-12-01', status: 'open', shipments: [] }

it('an unknown total has no row', () => {
  render(
    <StoreProvider store={createStore({ api: createClient() })}>
      <InvoiceSums order={{ ...ORDER, merchandise: 100, total: null }} />
    </StoreProvider>,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$100.00',
  ])
})

it.each([
  ['en-US', ['$100.00', '−$10.00', 'Free', '$5.00', '$95.00', '−$25.00']],
  // In Dutch the sign is at the digits.
  ['nl', ['US$ 100,00', 'US$ −10,00', 'Free', 'US$ 5,00', 'US$ 95,00', 'US$ −25,00']],
])('a discount has a minus sign, on the side of its locale: %s', (locale, expected) => {
  const sums = { merchandise: 100, discount: 10, shipping: 0, tax: 5, total: 95, gift_cards: 25 }
  render(
    <StoreProvider store={createStore({ api: createClient(), format: createFormat({ locale }) })}>
      <InvoiceSums order={{ ...ORDER, ...sums }} />
    </StoreProvider>,
  )
  const amounts = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(amounts).toEqual(expected)
})
