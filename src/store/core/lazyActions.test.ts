import { expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { missingVerbs } from '../../../testing/store/missingVerbs'
import { createClient } from '../../api/client/client'

const late = missingVerbs()

/** A store on a separate page, with its own modules, and what is read by code that loads later. */
async function lazyReads() {
  const { createStore } = await import('./createStore')
  const { cartActions, taxActions } = await import('../cart/actions')
  const { deliveryDateActions } = await import('../delivery/actions')
  const { catalogueActions } = await import('../offer/actions')
  const { fetch } = createBackend({ scenario: { rules: { specials: [10011] } } })
  const store = createStore({ api: createClient({ fetch }) })
  await store.use(cartActions).load()
  return {
    read: () =>
      Promise.all([
        store.use(deliveryDateActions).load(),
        store.use(taxActions).calculateTax(),
        store.use(catalogueActions).loadCrossSell('Addons'),
        store.use(catalogueActions).loadCrossSell('Addons', [10011]),
      ]),
    statuses: () => [
      store.slot(deliveryDateActions).status,
      store.slot(taxActions).status,
      ...['Addons', 'Addons:10011'].map(
        (key) => store.slot(catalogueActions).crossSell[key]?.status,
      ),
    ],
  }
}

it('reads whose code could not be loaded have failed, and work the next time', async () => {
  const { read, statuses } = await lazyReads()
  late.isMissing = true
  const missing = { status: 'failed', reason: 'not-loaded' }
  expect(await read()).toEqual([missing, missing, missing, missing])
  expect(statuses()).toEqual(['failed', 'unavailable', 'failed', 'failed'])
  late.isMissing = false
  await read()
  expect(statuses()).toEqual(['ready', 'ready', 'ready', 'ready'])
})
