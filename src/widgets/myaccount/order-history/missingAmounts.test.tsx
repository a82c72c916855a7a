import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { orderPartShipped } from '../../../../mocks/scenarios'
import { aStore, type Transport } from '../../../../testing/store/testStore'
import { StoreProvider } from '../../../hooks'
import MyAccount from '..'

afterEach(() => {
  cleanup()
  location.hash = ''
})

/** A server that knows no amount of an order. */
const withoutAmounts =
  (fetch: Transport): Transport =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/orders')) return answer
    const body = JSON.parse(await answer.text(), (key, value) =>
      key === 'total' || key === 'price' ? null : value,
    )
    return Response.json(body)
  }

it('an order of which amounts are unknown leaves them out', async () => {
  const { store } = await aStore(orderPartShipped, { isLoggedIn: true, through: withoutAmounts })
  location.hash = '#/order-history'
  render(
    <StoreProvider store={store}>
      <MyAccount />
    </StoreProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Fri, Nov 27, 3 people' })).toBeDefined()
  const details = screen.getByText('View details').closest('details')
  if (!details) throw new Error('There are no details.')
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByText('Filet Mignon, Four 6 oz steaks')
  expect(screen.getByText('Merchandise')).toBeDefined()
  expect(document.body.textContent).not.toContain('$0.00')
})
