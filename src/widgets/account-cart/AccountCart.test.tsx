import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { twoShipments } from '../../../mocks/scenarios'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { createStore, type Store } from '../../store/core/createStore'
// Loaded from the start, so that nothing waits for the panel's code.
import './panels'
import { AccountCart } from './AccountCart'

afterEach(cleanup)

const inPage = (store: Store) => (
  <StoreProvider store={store}>
    <div className="gw-root">
      <AccountCart />
    </div>
  </StoreProvider>
)

function aPage() {
  const backend = createBackend({ scenario: twoShipments })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  return { backend, store: createStore({ api, page: { links: { signIn: '/in' } } }) }
}

it('renders a button without a count on a server, without a warning', () => {
  const warned = vi.spyOn(console, 'error')
  const html = renderToString(inPage(createStore({ api: createClient() })))
  expect(html).toContain('aria-label="Cart"')
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

it('requests the count once under StrictMode', async () => {
  const { backend, store } = aPage()
  render(<StrictMode>{inPage(store)}</StrictMode>)
  await screen.findByRole('button', { name: 'Cart, 3 items' })
  expect(backend.count('getMiniCart')).toBe(1)
})

it('returns focus when it closes, and unlocks the page', async () => {
  const { store } = aPage()
  const { unmount } = render(inPage(store))
  const button = await screen.findByRole('button', { name: 'Cart, 3 items' })
  fireEvent.click(button)
  const panel = await screen.findByRole('dialog', { name: 'Your cart' })
  // The panel takes focus once it has been painted.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your cart'))
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  await act(() => Promise.resolve())
  unmount()
  expect(document.documentElement.style.overflow).toBe('')
})
