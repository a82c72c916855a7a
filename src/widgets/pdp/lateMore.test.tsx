import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { findItem } from '../../../mocks/catalogue'
import { pdpData } from '../../../mocks/catalogue/pdpData'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { Pdp } from './Pdp'

// Other test files of this process have imported the modules whose loading is held here.
const held = vi.hoisted(() => {
  vi.resetModules()
  return { more: Promise.withResolvers<void>(), choices: Promise.withResolvers<void>() }
})
afterAll(() => {
  vi.resetModules()
})
vi.mock('./more', async (original) => {
  await held.more.promise
  return original()
})
vi.mock('../../parts/product/choices', async (original) => {
  await held.choices.promise
  return original()
})

afterEach(cleanup)

it.each([
  ['Someone new', 'First name', held.choices],
  ['Add a free gift message', 'Gift message', held.more],
])(
  'fields of "%s" that load late do not take focus from a shopper who has moved on',
  async (opener, field, file) => {
    const { store } = await aStore()
    const item = findItem(1002)
    if (!item) throw new Error('The catalogue has no ribeye.')
    render(
      <StoreProvider store={store}>
        <Pdp {...pdpData(item, Date.now())} />
      </StoreProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: opener }))
    const [size] = screen.getAllByRole('radio')
    size?.focus()
    file.resolve()
    await screen.findByRole('textbox', { name: field })
    expect(document.activeElement).toBe(size)
  },
)
