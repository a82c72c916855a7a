import { afterEach, expect, it } from 'vitest'
import type { FaultKind } from '../../mocks/faults'
import { ended, withFakeClock } from '../../testing/fakeTimers'
import { anOrder, locksPerTest } from '../../testing/store/order'
import type { Page } from '../page/bridge'
import { feedDataLayer } from './feedDataLayer'

withFakeClock()
locksPerTest()

const host = window as unknown as { layer?: { event?: string; ecommerce: object | null }[] }
afterEach(() => {
  delete host.layer
})

it.each<[string, FaultKind, readonly string[]]>([
  ['placed', 'dropped-after', ['add_payment_info', 'purchase']],
  ['not placed', 'network-error', ['add_payment_info']],
])(
  'an order whose response was lost, and that was %s, is reported as such',
  async (_, fault, events) => {
    const { store, backend, press } = await ended(anOrder())
    feedDataLayer({
      store,
      apps: new Set(['checkout-confirmation']),
      options: { dataLayer: 'layer', consent: null },
    } as unknown as Page)
    backend.setFault('putPlaceOrder', fault)
    await ended(press())
    const told = (host.layer ?? []).filter(({ event }) => event)
    expect(told.map(({ event }) => event)).toEqual(events)
    const { items } = (told[0]?.ecommerce ?? {}) as { items?: object[] }
    expect(items).toHaveLength(1)
    expect(told.at(-1)?.ecommerce).toMatchObject({ items })
  },
)
