import { afterEach, beforeEach, vi } from 'vitest'
import type { Backend, BackendOptions } from '../../mocks/backend'
import { oneShipment } from '../../mocks/scenarios'
import { cartTotals } from '../../src/domain/cart/totals'
import type { StoreOptions } from '../../src/store/core/createStore'
import { orderActions } from '../../src/store/order/order'
import type { OrderRequest, Payment } from '../../src/store/order/payment'
import { FakeLocks } from '../fakeLocks'
import { aStore, type Transport } from './testStore'

/* A store during checkout, for tests of interruptions. */

type Pay = OrderRequest['pay']

/** A card that was typed into the hosted form. */
export const card = (uid = 'hpf-1'): Payment => ({
  type: 'card-secured',
  info: { method: 'card', uid },
})

export interface OrderSetup extends Partial<StoreOptions> {
  scenario?: BackendOptions['scenario']
  faults?: BackendOptions['faults']
  backend?: Backend
  through?: (fetch: Transport) => Transport
  pay?: Pay
}

/** A store with a valid cart, its requests, and a press on "Place order". */
export async function anOrder({ scenario = oneShipment, pay, ...options }: OrderSetup = {}) {
  const tested = await aStore(scenario, options)
  const { store } = tested
  const verbs = store.use(orderActions)
  const slot = store.slot(orderActions)
  const due = () => (store.state.cart ? cartTotals(store.state.cart).amountDue : 0)
  const press = (request: Partial<OrderRequest> = {}) =>
    verbs.placeOrder({
      reviewedCents: due(),
      pay: pay ?? (() => Promise.resolve(card())),
      ...request,
    })
  const sent = () => tested.backend.count('putPlaceOrder')
  return { ...tested, ...verbs, slot, due, press, sent }
}

/** Gives each test of a file separate browser locks; without locks, tabs use storage instead. */
export function locksPerTest(): { without(): void } {
  beforeEach(() => vi.stubGlobal('navigator', { locks: new FakeLocks() }))
  afterEach(() => void vi.unstubAllGlobals())
  return { without: () => void vi.stubGlobal('navigator', {}) }
}
