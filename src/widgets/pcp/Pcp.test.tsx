import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { range } from '../../../testing/store/productList'
import { aStore } from '../../../testing/store/testStore'
import type { ListedProduct } from '../../domain/product/productList'
import { StoreProvider } from '../../hooks'
import { Pcp } from './Pcp'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

it('does not say that nothing matches while it loads what the URL asks for', async () => {
  history.replaceState(null, '', '/steaks?cut=filet')
  const options = [{ value: 'filet', label: 'Filet' }]
  const { promise, resolve } = Promise.withResolvers<readonly ListedProduct[]>()
  const { store } = await aStore()
  render(
    <StoreProvider store={store}>
      <Pcp
        products={range(1, 2)}
        total={4}
        filters={[{ key: 'cut', label: 'Cut', options }]}
        loadProducts={() => promise}
      />
    </StoreProvider>,
  )
  expect(screen.getByRole('button', { name: 'Loading…' })).toBeTruthy()
  expect(screen.queryByText('No gifts match')).toBeNull()
  await act(async () => resolve(range(3, 4)))
  expect(await screen.findByRole('heading', { name: 'Item 3' })).toBeTruthy()
})
