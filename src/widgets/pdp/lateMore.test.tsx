import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { findItem } from '../../../mocks/catalogue'
import { pdpData } from '../../../mocks/catalogue/pdpData'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { Pdp } from './Pdp'

afterEach(cleanup)

// Other test files of this process may have loaded the parts.
vi.hoisted(() => vi.resetModules())

it.each([
  ['Someone new', 'First name'],
  ['Add a free gift message', 'Gift message'],
])(
  'fields of "%s" that load late do not take focus from a shopper who has moved on',
  async (opener, field) => {
    const { store } = await aStore()
    const item = findItem(1002)
    if (!item) throw new Error('The catalogue has no ribeye.')
    render(
      <StoreProvider store={store}>
        <Pdp {...pdpData(item, Date.now())} />
      </StoreProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: opener }))
    expect(screen.queryByRole('textbox', { name: field })).toBe(null)
    const [size] = screen.getAllByRole('radio')
    size?.focus()
    await screen.findByRole('textbox', { name: field })
    expect(document.activeElement).toBe(size)
  },
)
