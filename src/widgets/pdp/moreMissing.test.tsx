import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findItem } from '../../../mocks/catalogue'
import { pdpData } from '../../../mocks/catalogue/pdpData'
import { aStore, type TestStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { dialogActions } from '../../store/dialog/dialogs'
import { Pdp } from './Pdp'

// Other test files of this process have imported the modules that are mocked here.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
vi.mock('./more', () => {
  throw new Error('not there')
})
vi.mock('../../parts/product/choices', () => {
  throw new Error('not there')
})

let page: TestStore
beforeEach(async () => {
  page = await aStore({}, { page: { links: { cart: '/checkout/cart' } } })
  const item = findItem(1002)
  if (!item) throw new Error('The catalogue has no ribeye.')
  render(
    <StoreProvider store={page.store}>
      <Pdp {...pdpData(item, Date.now())} />
    </StoreProvider>,
  )
})
afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const announced = () =>
  page.store.slot(dialogActions).announcements.map(({ params }) => String(params.text))

it('what was added is shown and announced once, with the way to the cart', async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Myself' }))
  press('Add for myself')
  await screen.findByText('Boneless Ribeye added for you.')
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe(
    '/checkout/cart',
  )
  // Announced by an effect, which can follow the text on screen.
  await vi.waitFor(() =>
    expect(announced()).toEqual([expect.stringContaining('Boneless Ribeye added for you.')]),
  )
})

it('a gift message that cannot be opened says so', async () => {
  press('Add a free gift message')
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('We couldn’t open that')
  screen.getByRole('button', { name: 'Try again' })
})

it('the name fields of someone new that cannot be opened say so, and Add goes there', async () => {
  press('Someone new')
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('We couldn’t open that')
  press('Add to cart')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('group', { name: /who/i }))
})
