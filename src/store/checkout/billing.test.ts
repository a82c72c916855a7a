import { describe, expect, it } from 'vitest'
import { oneShipment } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { billingActions } from './actions'

describe('a billing address', () => {
  it('is saved in parts, and known from then on', async () => {
    const { store } = await aStore(oneShipment)
    const { saveBilling } = store.use(billingActions)
    expect(await saveBilling({ email: 'ed@example.com' })).toEqual({ status: 'saved' })
    const rest = { fname: 'Ed', lname: 'Bly', address_1: '1 Elm', city: 'Reno' }
    const place = { state: 'NV', postal_code: '89501' }
    expect(await saveBilling({ ...rest, ...place })).toEqual({ status: 'saved' })
    expect(store.state.cartFacts.billing).toMatchObject({ ...rest, email: 'ed@example.com' })
  })

  it.each([
    ['the server refuses it', { email: 'ed@example' }, null, { reason: 'refused', field: 'email' }],
    ['the server breaks', { email: 'ed@example.com' }, 'server-error', { reason: 'unavailable' }],
  ] as const)('is unknown if %s', async (_case, part, fault, why) => {
    const { store, backend, reported } = await aStore(oneShipment)
    backend.setFault('putBillingAddress', fault)
    const outcome = await store.use(billingActions).saveBilling(part)
    expect(outcome).toEqual({ status: 'failed', ...why })
    expect(store.state.cartFacts.billing).toBeNull()
    expect(reported).toContain('billing-not-saved')
  })
})
