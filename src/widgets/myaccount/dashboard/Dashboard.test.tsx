import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as worlds from '../../../../mocks/scenarios'
import { aStore, holding, type Transport } from '../../../../testing/store/testStore'
import { StoreProvider } from '../../../hooks'
import MyAccount from '..'

afterEach(() => {
  cleanup()
  location.hash = ''
})

const ALL_DONE = 'All your gifts have arrived.'
const OPEN = ['PO-26114', 'PO-26102']

/** A customer whose pending gifts are in the oldest orders, on the second page. */
const pendingLast = (): worlds.Scenario => {
  const world = worlds.manyOrders()
  const orders = world.orders?.map((order) =>
    OPEN.includes(order.order_id) ? { ...order, placed_at: 0 } : order,
  )
  return { ...world, orders }
}

async function open(world: worlds.Scenario, through?: (fetch: Transport) => Transport) {
  const { store, backend } = await aStore(world, { isLoggedIn: true, ...(through && { through }) })
  location.hash = '#/dashboard'
  render(
    <StoreProvider store={store}>
      <MyAccount />
    </StoreProvider>,
  )
  return backend
}

it('gifts of older orders are looked for on the next pages', async () => {
  await open(pendingLast())
  await screen.findByText(/^Walter’s gift is late\./)
})

it('nobody is told that all gifts have arrived before all orders are known', async () => {
  const withoutNextPage =
    (fetch: Transport): Transport =>
    async (input, init) =>
      String(input).includes('cursor=') ? new Response('', { status: 500 }) : fetch(input, init)
  await open(pendingLast(), withoutNextPage)
  await screen.findByRole('link', { name: 'View all orders' })
  expect(screen.queryByText(ALL_DONE)).toBeNull()
})

it('on the last page, all gifts have arrived', async () => {
  const world = worlds.manyOrders()
  const orders = world.orders?.filter(({ order_id }) => !OPEN.includes(order_id))
  await open({ ...world, orders })
  await screen.findByText(ALL_DONE)
})

it('a page of orders that is dropped because the list is read again is read after that', async () => {
  const { through, letGo } = holding((url) => url.includes('cursor='))
  await open(pendingLast(), through)
  await screen.findByRole('link', { name: 'View all orders' })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  letGo()
  await screen.findByText(/^Walter’s gift is late\./)
})
