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

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const inPage = (store: Store) => (
  <StoreProvider store={store}>
    <div className="gw-root">
      <AccountCart />
    </div>
  </StoreProvider>
)

function aPage(cart: string | null = null) {
  const backend = createBackend({ scenario: twoShipments })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  return { backend, store: createStore({ api, page: { links: { signIn: '/in', cart } } }) }
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

it.each([
  ['/checkout/cart', '/checkout/cart?utm=mail#top', 'link'],
  ['/checkout/cart', '/checkout', 'button'],
  ['/index.php?route=cart', '/index.php?route=cart&utm=mail', 'link'],
  ['/index.php?route=cart', '/index.php?route=steaks', 'button'],
  ['?view=cart', '/', 'button'],
  ['#/cart', '/#/cart', 'link'],
  ['#/cart', '/#/steaks', 'button'],
  ['https://shop.example.com/', '/', 'button'],
])('with the cart at %s, the cart control on %s is a %s', async (cart, here, role) => {
  history.replaceState(null, '', here)
  const { store } = aPage(cart)
  render(inPage(store))
  await screen.findByRole(role, { name: 'Cart, 3 items' })
})

it('opens the mini cart again once a shop with hash routes leaves the cart page', async () => {
  history.replaceState(null, '', '/#/cart')
  const { store } = aPage('#/cart')
  render(inPage(store))
  await screen.findByRole('link', { name: 'Cart, 3 items' })
  act(() => {
    history.replaceState(null, '', '/#/steaks')
    dispatchEvent(new Event('hashchange'))
  })
  await screen.findByRole('button', { name: 'Cart, 3 items' })
})
