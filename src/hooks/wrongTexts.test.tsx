import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createClient } from '../api/client/client'
import { createStore } from '../store/core/createStore'
import { StoreProvider } from './StoreProvider'

it('a mistyped key is logged once the page is idle, with the right one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const texts = { 'cart.tilte': 'Basket', 'cart.title': 'Basket' }
  const store = createStore({ api: createClient(), texts })
  render(<StoreProvider store={store}>{null}</StoreProvider>)
  expect(warn).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(warn.mock.calls[0]?.[0]).toContain('Did you mean "cart.title"?')
  warn.mockRestore()
})
