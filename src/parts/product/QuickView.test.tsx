import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { products } from '../../../mocks/catalogue'
import { boxForEleanor } from '../../../mocks/scenarios'
import { cappedAt } from '../../../testing/store/oddShops'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { dialogActions } from '../../store/dialog/dialogs'
import { QuickView } from './QuickView'

afterEach(cleanup)

it.each([
  [2, 'ok', ''],
  [1, 'error', ' It’s in your cart, but not every choice was saved. Please check it there.'],
])('with at most %i of 2, shows a toast that is %s', async (most, tone, note) => {
  const { store } = await aStore(boxForEleanor(), { products, through: cappedAt(most) })
  const end = vi.fn()
  const frame = { container: document.body, end, returnFocus: () => null }
  render(
    <StoreProvider store={store}>
      <QuickView params={{ skuId: 10021 }} {...frame} />
    </StoreProvider>,
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Harold/ }))
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add for Harold' }))
  await waitFor(() => expect(end).toHaveBeenCalledWith('added'))
  const text = `Boneless Ribeye added for Harold.${note}`
  expect(store.slot(dialogActions).toasts).toMatchObject([{ params: { text }, tone }])
})
