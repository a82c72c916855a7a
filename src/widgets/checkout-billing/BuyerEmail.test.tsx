import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { oneShipment } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { BuyerEmail } from './BuyerEmail'
import { type Billing, useBilling } from './useBilling'

const before = location.href

afterEach(() => {
  cleanup()
  history.replaceState(null, '', before)
})

function Email() {
  const billing: Billing = useBilling({ email: 'dana@example.com' })
  return <BuyerEmail billing={billing} />
}

it.each([
  ['the email page', { checkoutLogin: '/checkout/login' }, '/checkout/login?edit=email'],
  ['the only checkout page', { checkout: '/checkout' }, '/checkout?edit=email'],
  ['the checkout page that this is', { checkout: '/checkout/billing' }, null],
  ['no page', {}, null],
])('"Change" leads to the page that asks for the email: %s', async (_which, links, href) => {
  history.replaceState(null, '', '/checkout/billing#top')
  const { store } = await aStore(oneShipment, { page: { links, help: {} } })
  render(
    <StoreProvider store={store}>
      <Email />
    </StoreProvider>,
  )
  await screen.findByText(/dana@example\.com/)
  expect(screen.queryByRole('link', { name: 'Change' })?.getAttribute('href') ?? null).toBe(href)
})
