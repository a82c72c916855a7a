import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { products } from '../../mocks/catalogue'
import type { Scenario } from '../../mocks/scenario'
import { fiveRecipients, oneShipment } from '../../mocks/scenarios'
import { page } from '../../testing/cartPage'
import { settled } from '../../testing/store/testStore'
import { createClient } from '../api/client/client'
import { StoreProvider } from '../hooks'
import { createStore, type Store } from '../store/core/createStore'
import AccountCart from './account-cart'
import CheckoutCart from './checkout-cart'

/** A shop whose template includes the cart: the server's HTML, and the browser's hydration of it. */
async function aShop(scenario: () => Scenario) {
  const backend = createBackend({ scenario })
  const cart: unknown = await (await backend.fetch('/api/checkout/cart')).json()
  const asked = backend.count()
  const open = () =>
    createStore({
      api: createClient({ fetch: (input, init) => backend.fetch(input, init) }),
      products,
      page,
      cart,
    })
  return { open, asked: () => backend.count() - asked }
}

const Page = ({ store }: { store: Store }) => (
  <StrictMode>
    <StoreProvider store={store}>
      <div className="gw-root">
        <AccountCart />
        <CheckoutCart />
      </div>
    </StoreProvider>
  </StrictMode>
)

const said: unknown[] = []
beforeEach(() => {
  said.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words))
  }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a cart included in the page', () => {
  it.each([
    ['one recipient', oneShipment, ['Filet Mignon', 'Check out']],
    ['five, as rows of a gift list', fiveRecipients, ['Harold Brandt', 'Five-Tier', 'Check out']],
  ])('of %s is in the HTML of the server, and hydrated', async (_name, scenario, words) => {
    const { open, asked } = await aShop(scenario)
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Page store={open()} />)
    for (const word of words) expect(container.textContent).toContain(word)
    expect(container.textContent).toContain('$')
    expect(asked()).toBe(0)

    const store = open()
    const drawn = container.querySelector('[data-gw-shipment]')
    render(<Page store={store} />, { container, hydrate: true })
    await waitFor(() => expect(store.state.cartFacts.isRestored).toBe(false))
    await act(() => settled(store))
    expect(container.querySelector('[data-gw-shipment]')).toBe(drawn)
    expect(screen.getAllByText('Check out')).toHaveLength(2)
    expect(said).toEqual([])
  })
})
