import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { oneSubscription, subscriptionCanceled } from '../../../../mocks/scenarios'
import { aStore, type Transport } from '../../../../testing/store/testStore'
import type { SubscriptionDetail } from '../../../domain/account/subscriptions'
import { StoreProvider } from '../../../hooks'
import MyAccount from '..'

afterEach(() => {
  cleanup()
  location.hash = ''
})

/** Opens a subscription of which the server sends some fields differently. */
async function opened(
  scenario: typeof oneSubscription,
  id: string,
  patch: (subscription: SubscriptionDetail) => Partial<SubscriptionDetail>,
) {
  const through =
    (fetch: Transport): Transport =>
    async (input, init) => {
      const answer = await fetch(input, init)
      if (!String(input).endsWith(`/subscriptions/${id}`)) return answer
      const { subscription } = await answer.json()
      return Response.json({ subscription: { ...subscription, ...patch(subscription) } })
    }
  const { store } = await aStore(scenario, { isLoggedIn: true, through })
  location.hash = `#/manage-subscription/${id}`
  render(
    <StoreProvider store={store}>
      <MyAccount />
    </StoreProvider>,
  )
}

it.each([
  ['the next charge', { amount: 69.9 }, 'Restart at $69.90 a box'],
  ['nothing, as the price of its items lacks shipping and tax', { amount: null }, 'Restart'],
])('a subscription restarts at what is known: %s', async (_case, patch, name) => {
  await opened(subscriptionCanceled, 'S-7006', () => patch)
  expect(await screen.findByRole('button', { name })).toBeDefined()
})

it('sizes without a price say none, and no difference to a price that is unknown', async () => {
  await opened(oneSubscription, 'S-7001', ({ sizes: [own, other, ...rest] }) => ({
    price: null,
    sizes: [own, { ...other, price: null }, ...rest] as SubscriptionDetail['sizes'],
  }))
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Gift and size' }))
  const six = await screen.findByRole('radio', { name: 'Six 6 oz steaks' })
  fireEvent.click(six)
  const { textContent } = screen.getByRole('region', { name: 'Gift and size' })
  expect(textContent).toContain('$109.95 each')
  expect(textContent).not.toMatch(/\$0\.00|per box/)
})
