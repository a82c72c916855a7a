import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { subscriptionPacked } from '../../../../mocks/scenarios'
import { aStore, type Transport } from '../../../../testing/store/testStore'
import { StoreProvider } from '../../../hooks'
import MyAccount from '..'

afterEach(() => {
  cleanup()
  location.hash = ''
})

/** A server that packs a box although its payment has failed. */
const unpaid =
  (fetch: Transport): Transport =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).endsWith('/subscriptions/S-7009')) return answer
    const { subscription } = await answer.json()
    return Response.json({ subscription: { ...subscription, is_payment_failed: true } })
  }

it('a box that is being packed says so beside another problem, which is said once', async () => {
  const { store } = await aStore(subscriptionPacked, { isLoggedIn: true, through: unpaid })
  location.hash = '#/manage-subscription/S-7009'
  render(
    <StoreProvider store={store}>
      <MyAccount />
    </StoreProvider>,
  )
  await screen.findByText('The Thu, Dec 3 box is being packed. Changes start after it.')
  expect(screen.getAllByText(/^Payment failed/)).toHaveLength(1)
})
