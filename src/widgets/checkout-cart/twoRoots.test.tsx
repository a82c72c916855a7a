import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { twoShipments } from '../../../mocks/scenarios'
import { cartPage, page } from '../../../testing/cartPage'
import { aStore } from '../../../testing/store/testStore'
import { notices } from '../../parts/lazy/lazyNotices'

afterEach(cleanup)

/** Two roots of the cart page, on one store. */
async function twoRoots() {
  await notices.preload()
  const tested = await aStore(twoShipments, { page })
  const roots = [render(cartPage(tested.store)), render(cartPage(tested.store))] as const
  for (const toggle of screen.getAllByText('Add a promo code or gift card')) fireEvent.click(toggle)
  const fields = roots.map(({ container }) =>
    within(container).getByRole<HTMLInputElement>('textbox', { name: /code/i }),
  )
  return { ...tested, fields }
}

it.each([
  [0, 1],
  [1, 0],
])('a refused code stays with the root %i in which it was typed', async (here, there) => {
  const { fields, backend } = await twoRoots()
  const [typed, other] = [fields[here], fields[there]]
  if (!typed || !other) throw new Error('There are two fields')
  fireEvent.change(typed, { target: { value: 'SUMMER25' } })
  fireEvent.submit(typed)
  await waitFor(() => expect(typed.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(typed))
  expect(other.getAttribute('aria-invalid')).not.toBe('true')
  expect(other.value).toBe('')
  expect(backend.count('getActiveCode')).toBe(1)
})

it('have unique ids in the document', async () => {
  await twoRoots()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids.length).toBeGreaterThan(2)
})
