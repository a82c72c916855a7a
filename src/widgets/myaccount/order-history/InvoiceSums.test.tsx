import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createClient } from '../../../api/client/client'
import { StoreProvider } from '../../../hooks'
import { createStore } from '../../../store/core/createStore'
import { InvoiceSums } from './InvoiceSums'

afterEach(cleanup)

it('discounts have the same minus sign as at checkout', () => {
  const sums = { merchandise: 100, discount: 10, shipping: 0, tax: 5, total: 95, gift_cards: 25 }
  const order = { order_id: 'PO-1', ordered_on: '2026-12-01', status: 'open', shipments: [] }
  render(
    <StoreProvider store={createStore({ api: createClient() })}>
      <InvoiceSums order={{ ...order, ...sums }} />
    </StoreProvider>,
  )
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(amounts).toEqual(['$100.00', '−$10.00', 'Free', '$5.00', '$95.00', '−$25.00'])
})
