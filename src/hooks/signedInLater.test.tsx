import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Scenario } from '../../mocks/scenario'
import { fourSubscriptions, manyOrders, savedCards } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import { ordersActions } from '../store/account/orders'
import { useEmailPreferences } from './useEmailPreferences'
import { useOrders } from './useOrders'
import { useSavedCards } from './useSavedCards'
import { useSubscriptions } from './useSubscriptions'

afterEach(cleanup)

const row = <T extends { status: string }>(
  name: string,
  scenario: () => Scenario,
  useHook: () => T,
  hasAny: (result: T) => boolean,
) => {
  const open = async () => {
    const { result, store } = await aHook(useHook, scenario(), { isLoggedIn: false })
    const now = () => ({ status: result.current.status, has: hasAny(result.current) })
    return { store, now }
  }
  return [name, open] as const
}

/** Hooks of an account, each with whether it has anything of the customer. */
const HOOKS = [
  row('useOrders', manyOrders, useOrders, ({ orders }) => orders.length > 0),
  row('useSavedCards', savedCards, useSavedCards, ({ cards }) => cards.length > 0),
  row(
    'useSubscriptions',
    fourSubscriptions,
    useSubscriptions,
    (all) => all.subscriptions.length > 0,
  ),
  row('useEmailPreferences', manyOrders, useEmailPreferences, (all) => all.preferences !== null),
]

it('two lists of orders with different filters come to rest', async () => {
  const { backend, store } = await aHook(
    () => [useOrders(), useOrders({ year: 2025 })],
    manyOrders(),
    { isLoggedIn: true },
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(store.slot(ordersActions).status).toBe('ready')
  expect(backend.count('getOrders')).toBeLessThan(4)
})

it('a filtered list is read once, and keeps its filter after a sign-out', async () => {
  const { backend, store } = await aHook(() => useOrders({ year: 2025 }), manyOrders(), {
    isLoggedIn: true,
  })
  const orders = store.slot(ordersActions)
  await waitFor(() => expect(orders.status).toBe('ready'))
  expect(backend.count('getOrders')).toBe(1)
  await act(async () => store.events.emit('signed-out', {}))
  await waitFor(() => expect(orders).toMatchObject({ status: 'ready', filter: { year: 2025 } }))
})

it.each(HOOKS)(
  '%s reads again when the shopper signs in, also after a sign-out',
  async (_name, open) => {
    const { store, now } = await open()
    await waitFor(() => expect(now()).toEqual({ status: 'ready', has: false }))
    const signIn = () => act(async () => store.events.emit('signed-in', {}))
    await signIn()
    await waitFor(() => expect(now()).toEqual({ status: 'ready', has: true }))
    await act(async () => store.events.emit('signed-out', {}))
    await signIn()
    await waitFor(() => expect(now()).toEqual({ status: 'ready', has: true }))
  },
)
