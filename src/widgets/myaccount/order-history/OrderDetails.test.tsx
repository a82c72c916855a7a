import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeClock } from '../../../../testing/clock'
import { createClient } from '../../../api/client/client'
import { StoreProvider } from '../../../hooks'
import { createStore } from '../../../store/core/createStore'
import { dialogActions } from '../../../store/dialog/dialogs'
import { OrderDetails } from './OrderDetails'

afterEach(cleanup)

/** Details of an order that were not requested yet, and the announcements meanwhile. */
function unreadDetails() {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const store = createStore({ api: createClient(), clock })
  const onOpen = vi.fn()
  render(
    <StoreProvider store={store}>
      <OrderDetails
        title="Order"
        detail={{ status: 'idle', order: null }}
        onOpen={onOpen}
        card={createRef()}
      />
    </StoreProvider>,
  )
  const said = () => store.slot(dialogActions).announcements.map(({ kind }) => kind)
  return { onOpen, said, pass: (ms: number) => act(() => clock.advance(ms)) }
}

it('request and announce nothing while closed', async () => {
  const { said, pass } = unreadDetails()
  await pass(10_000)
  expect(said()).toEqual([])
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

it('are requested when opened, and announce that they are loading', async () => {
  const { onOpen, said, pass } = unreadDetails()
  const details = screen.getByRole<HTMLDetailsElement>('group')
  // Fired by the document itself, as in a browser.
  act(() => {
    details.open = true
  })
  expect(onOpen).toHaveBeenCalledOnce()
  await pass(1000)
  expect(said()).toEqual(['loading'])
})
